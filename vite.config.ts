import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compiledTexts } from './scripts/vite/compiled-texts.ts'
import { lightIcons } from './scripts/vite/light-icons.ts'

export default defineConfig({
  plugins: [compiledTexts(), lightIcons(), tailwindcss(), reactRouter()],
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
          output: {
            // Many small files compress badly and each is a request: what every screen needs is one file, and it changes less often than
            // the rest.
            codeSplitting: {
              groups: [
                { name: 'platform', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                {
                  name: 'shell',
                  test: /\/(app\/(ui\/(?!dialog|pager|tabs|field|checkbox|choice)|components|lib|features\/(search|download|favourites|pack))|domain)\/|lucide/,
                  minShareCount: 5,
                },
              ],
            },
          },
        },
      },
    },
  },
})
