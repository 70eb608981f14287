/** The page that `rubra lab report` writes: all in one file, with nothing to be fetched. */
import { mount } from 'svelte';
import '../styles/base.css';
import Report from './Report.svelte';
import type { Told } from './told';

const told = JSON.parse(document.getElementById('results')!.textContent!) as Told;
mount(Report, { target: document.getElementById('app')!, props: { told } });
