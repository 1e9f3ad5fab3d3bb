import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

const developmentRoutes =
  process.env.NODE_ENV === 'development' ? [route('design', 'screens/design.tsx')] : []

export default [
  route('/sitemap.xml', 'screens/sitemap-xml.ts'),
  route('/robots.txt', 'screens/robots-txt.ts'),
  route('/:lang?', 'screens/site-layout.tsx', [
    layout('screens/loading-layout.tsx', [
      index('screens/home.tsx'),
      route('random', 'screens/random.tsx'),
      route('top-100', 'screens/top-100.tsx'),
      route('search', 'screens/search.tsx'),
      route('category/:categorySlug', 'screens/category.tsx'),
      route('favourites', 'screens/favourites.tsx'),
      route('pack', 'screens/shared-pack.tsx'),
      route('create-image', 'screens/create-image.tsx'),
      route('draw', 'screens/draw.tsx'),
      route('page/:slug', 'screens/page.tsx'),
      route('color', 'screens/colorings.tsx'),
      route('color/:slug', 'screens/color.tsx'),
      route('coloring-page/:slug', 'screens/coloring-page-redirect.tsx'),
      route('auth', 'screens/auth.tsx'),
      route('dashboard', 'screens/dashboard.tsx'),
      route('contact', 'screens/contact.tsx'),
      route('contact/message', 'screens/contact-message.ts'),
      route('impressum', 'screens/legal.tsx', { id: 'impressum' }),
      route('privacy-policy', 'screens/legal.tsx', { id: 'privacy-policy' }),
      route('terms-of-service', 'screens/legal.tsx', { id: 'terms-of-service' }),
      route('license', 'screens/legal.tsx', { id: 'license' }),
      route('admin', 'screens/admin.tsx', { id: 'admin' }),
      route('secure-admin', 'screens/admin.tsx', { id: 'secure-admin' }),
      route('setup', 'screens/setup.tsx'),
      route('sitemap', 'screens/sitemap.tsx'),
      ...developmentRoutes,
      route('404', 'screens/not-found.tsx', { id: 'not-found' }),
      route('*', 'screens/not-found.tsx', { id: 'unknown-path' }),
    ]),
  ]),
] satisfies RouteConfig
