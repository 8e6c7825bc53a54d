import { Suspense, createApp, h } from 'vue'
import VideoPoker from './VideoPoker.vue'

// The room waits for its engine, which Suspense shows.
const App = () => h(Suspense, null, { default: () => h(VideoPoker), fallback: () => h('p', 'Loading …') })
createApp(App).mount('#app')
