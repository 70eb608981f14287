import { mount } from 'svelte';
import App, { fetchEarly } from './App.svelte';
import { app } from './core/app.svelte';
import { router } from './core/router.svelte';
import './styles/base.css';

fetchEarly(router.page);
await app.start();
mount(App, { target: document.getElementById('app')! });
