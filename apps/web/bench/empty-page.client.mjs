/* global document */
import { createElement, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

function Empty() {
  useEffect(function fetchRest() {
    document.documentElement.dataset.alive = String(performance.now());
    void fetch('/rest');
  }, []);
  return createElement('main', null, createElement('h1', null, 'Empty'));
}

hydrateRoot(document.getElementById('root'), createElement(Empty));
