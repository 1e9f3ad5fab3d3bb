import atkinson from './styles/fonts/atkinson-hyperlegible-next.woff2?url'
import shantell from './styles/fonts/shantell-sans.woff2?url'
import { type ReactNode, use } from 'react'
import { Links, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { PRE_PAINT_SCRIPT } from './lib/rendering/pre-paint-script.ts'
import { useLanguage } from './lib/layout/site-data.ts'
import { NonceContext } from './lib/rendering/nonce-context.ts'
import './styles/app.css'

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The pre-paint script adds attributes to this element before React hydrates it.
    <html lang={useLanguage()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fffdf8" />
        {/* The two fonts of every screen; fonts for other alphabets load when a text needs them. */}
        {[shantell, atkinson].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/site.webmanifest" />
        <script
          nonce={use(NonceContext)}
          suppressHydrationWarning
          // The script has run before hydration, which leaves it as it is, so the browser bundle does not contain it.
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? PRE_PAINT_SCRIPT : '' }}
        />
        <Links />
      </head>
      <body className="min-h-dvh bg-paper text-ink">
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export { ErrorBoundary } from './screens/layout/root-error.tsx'
