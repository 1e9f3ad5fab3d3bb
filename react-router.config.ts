import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The manifest of two dozen routes is 1.5 kB; discovering routes link by link would cost a request each.
  routeDiscovery: { mode: 'initial' },
  // Our client loaders are a few lines; as separate files they would add requests to every first load.
  splitRouteModules: false,
} satisfies Config
