import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { artistFiles } from './scripts/vite/artist-files.ts'
import { compiledTexts } from './scripts/vite/compiled-texts.ts'
import { lazyArtistCode } from './scripts/vite/lazy-artist-code.ts'
import { refusedWords } from './scripts/vite/refused-words.ts'
import { shellChunkName } from './scripts/vite/shell-chunk.ts'

/** The chunks that every first load runs, and coloring, whose first tap would wait for the compilation of its functions. */
const EAGER_CHUNKS = new Set(['platform', 'shell', 'coloring-dialog'])

export default defineConfig({
  plugins: [compiledTexts(), artistFiles(), refusedWords(), tailwindcss(), reactRouter()],
  worker: {
    format: 'es',
    plugins: () => [artistFiles(), lazyArtistCode()],
    // Browsers store a script with a single letter outside of Latin-1 in twice the memory, which is a megabyte of the artist's.
    rolldownOptions: { output: { charset: 'ascii' } },
  },
  // Bundled, because the index of this package would load every icon when the server starts.
  ssr: { noExternal: ['lucide-react'] },
  build: {
    // Inlined files would be data: URLs, which the Content-Security-Policy forbids in stylesheets.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Optional dependencies of jspdf for features we do not use; npm may not even install them.
          external: ['canvg', 'dompurify', 'html2canvas'],
          output: {
            // Chromium compiles a file with this comment on another thread while it downloads.
            postBanner: ({ name }) => (EAGER_CHUNKS.has(name) ? '//# allFunctionsCalledOnLoad' : ''),
            // Libraries change less often than our code, so returning visitors have them cached.
            codeSplitting: {
              groups: [
                {
                  name: 'platform',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                },
                { name: shellChunkName },
                // The buttons of a page are also in dialogs; together they compress better than one by one.
                {
                  name: 'page-actions',
                  test: /app\/(components\/(color-button|print-options|share-button|drawing\/theme-picture)|features\/download\/print-button|lib\/texts\/text-bundle)\.tsx$|lucide-react\/dist\/esm\/icons\/(palette|printer|share-2)\.mjs$/,
                },
              ],
            },
          },
        },
      },
    },
  },
})
