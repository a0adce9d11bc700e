// Finds sections of the pages by their words. The index is a script, so that pages opened from a disk find it too.
(function () {
  'use strict';
  const root = new URL('..', document.currentScript.src).href;
  const bar = document.querySelector('#topbar .navbar-inner > div');
  const input = part('input', {
    type: 'search', placeholder: 'Search', autocomplete: 'off', ariaLabel: 'Search all pages' });
  const list = part('ul', { className: 'search-results', ariaLive: 'polite', hidden: true });
  const form = part('form', { className: 'search', role: 'search' }, input, list);
  let index;
  bar.insertBefore(form, bar.querySelector('.nav-collapse'));

  function part(name, properties, ...content) {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...content);
    return element;
  }

  function load() {
    return index ||= new Promise((resolve, reject) => {
      document.head.append(part('script', {
        src: root + 'js/search-index.js', onload: () => resolve(window.searchIndex), onerror: reject }));
    });
  }

  function rank([, title, heading, words], terms) {
    const ranks = terms.map(term => [heading, title, words]
      .reduce((sum, text, i) => sum + (text.toLowerCase().includes(term) ? [10, 4, 1][i] : 0), 0));
    return ranks.includes(0) ? 0 : ranks.reduce((sum, each) => sum + each, 0);
  }

  function entry([address, title, heading, words], term) {
    const start = Math.max(0, words.toLowerCase().indexOf(term) - 30);
    return part('li', {}, part('a', { href: root + address }, heading === title ? title : heading + ' · ' + title,
      part('small', {}, words.slice(start, start + 110).replace(start > 0 ? /^\S*\s/ : '', ''))));
  }

  function show(sections) {
    const terms = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    const best = sections.map(section => ({ section, rank: rank(section, terms) }))
      .filter(found => found.rank > 0).sort((a, b) => b.rank - a.rank).slice(0, 12);
    list.replaceChildren(...best.map(found => entry(found.section, terms[0])));
    if (best.length === 0) list.append(part('li', {}, 'No section has these words.'));
    list.hidden = terms.length === 0;
  }

  input.addEventListener('input', () => load().then(show, () => {
    list.replaceChildren(part('li', {}, 'The index of the search cannot be read.'));
    list.hidden = false;
  }));
  form.addEventListener('submit', event => {
    event.preventDefault();
    list.querySelector('a')?.click();
  });
  form.addEventListener('keydown', event => {
    const stops = [input, ...list.querySelectorAll('a')];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') {
      input.focus();
      list.hidden = true;
    } else if (step && !list.hidden) {
      event.preventDefault();
      stops[stops.indexOf(document.activeElement) + step]?.focus();
    }
  });
  document.addEventListener('click', event => {
    list.hidden ||= !form.contains(event.target) || event.target.closest('a') !== null;
  });
})();
