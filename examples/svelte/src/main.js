import { mount } from 'svelte'
import Patience from './Patience.svelte'

mount(Patience, { target: document.getElementById('app') })
