import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compiledTexts } from './scripts/vite/compiled-texts.ts'
import { leanRouter } from './scripts/vite/lean-router.ts'
import { lightIcons } from './scripts/vite/light-icons.ts'
import { shellOf } from './scripts/vite/shell.ts'

/** What runs on every first visit. */
const EAGER = new Set(['platform', 'shell'])

export default defineConfig({
  plugins: [compiledTexts(), lightIcons(), leanRouter(), tailwindcss(), reactRouter()],
  // On the server the icons must be the same ones.
  ssr: { noExternal: ['lucide-react'] },
  build: {
    // A data: address in a stylesheet would need a hole in the Content-Security-Policy.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // jspdf would load these for web pages and drawings, which we never give it. npm may leave them out, too: they are optional.
          external: ['canvg', 'dompurify', 'html2canvas'],
          output: {
            // Browsers that know this sign compile the whole file on another thread, while it arrives.
            postBanner: ({ name }) => (EAGER.has(name) ? '//# allFunctionsCalledOnLoad' : ''),
            // Libraries change less often than the rest, so a visitor who comes back has them.
            codeSplitting: {
              groups: [
                {
                  name: 'platform',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                },
                { name: shellOf },
              ],
            },
          },
        },
      },
    },
  },
})
