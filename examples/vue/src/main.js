import { Suspense, createApp, h } from 'vue'
import VideoPoker from './VideoPoker.vue'

// Suspense shows a text until the component's engine is loaded.
const App = () => h(Suspense, null, { default: () => h(VideoPoker), fallback: () => h('p', 'Loading …') })
createApp(App).mount('#app')
