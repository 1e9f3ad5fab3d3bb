import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  route('/:lang?', 'screens/frame.tsx', [
    index('screens/home.tsx'),
    route('404', 'screens/not-found.tsx', { id: 'not-found' }),
    route('*', 'screens/not-found.tsx', { id: 'unknown-path' }),
  ]),
] satisfies RouteConfig
