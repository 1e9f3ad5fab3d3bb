import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // Two dozen routes are a kilobyte and a half. Asking for them link by link takes more code than that, and a watch over the whole document.
  routeDiscovery: { mode: 'initial' },
  // A loader that runs in the browser is a few lines; in a file of its own it would be one more request of every first visit.
  splitRouteModules: false,
} satisfies Config
