import './early';
import { mount } from 'svelte';
import App from './App.svelte';
import { app } from './core/app.svelte';
import './styles/base.css';

await app.start();
mount(App, { target: document.getElementById('app')! });
