import atkinson from './styles/fonts/atkinson-hyperlegible-next.woff2?url'
import shantell from './styles/fonts/shantell-sans.woff2?url'
import { type ReactNode, use } from 'react'
import { Links, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { EARLY_SCRIPT } from './lib/early-script.ts'
import { useLanguage } from './lib/frame.ts'
import { NonceContext } from './lib/nonce.ts'
import './styles/app.css'

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The early script marks the element before React sees it.
    <html lang={useLanguage()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fffdf8" />
        {/* The two faces every screen begins with; other alphabets come when a text needs them. */}
        {[shantell, atkinson].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <script
          nonce={use(NonceContext)}
          suppressHydrationWarning
          // It has run when React comes, which leaves it as it is: the browser need not load it a second time.
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? EARLY_SCRIPT : '' }}
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

export { ErrorBoundary } from './screens/failure.tsx'
