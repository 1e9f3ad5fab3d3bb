import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compiledTexts } from './scripts/vite/compiled-texts.ts'

export default defineConfig({
  plugins: [compiledTexts(), tailwindcss(), reactRouter()],
  build: {
    // A data: address in a stylesheet would need a hole in the Content-Security-Policy.
    assetsInlineLimit: 0,
  },
})
