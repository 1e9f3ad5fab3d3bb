import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** Where the two optional packages lie. Plain texts, so that a child process can be told. */
export interface LocalModel {
  encoder: string
  decoder: string
  tokenizer: string
  runtime: string
}

const MODEL = '@usefulsensors/moonshine-js'
const WEIGHTS = 'dist/model/base/quantized'
const RUNTIMES = ['onnxruntime-node', 'onnxruntime-web']

/** The English speech model, where somebody has installed it; it is no dependency of ours, being as heavy as all the rest. */
export function findLocalModel(from: string = import.meta.url): LocalModel | undefined {
  const require = createRequire(from)
  const folder = require.resolve
    .paths(MODEL)
    ?.map((modules) => path.join(modules, MODEL))
    .find((each) => existsSync(path.join(each, WEIGHTS)))
  if (!folder) return undefined
  const resolve = (name: string): string | undefined => {
    try {
      return require.resolve(name, { paths: [folder, path.dirname(folder)] })
    } catch {
      return undefined
    }
  }
  const runtime = RUNTIMES.map(resolve).find((found) => found !== undefined)
  const tokenizer = resolve('llama-tokenizer-js')
  const encoder = path.join(folder, WEIGHTS, 'encoder_model.onnx')
  const decoder = path.join(folder, WEIGHTS, 'decoder_model_merged.onnx')
  if (!runtime || !tokenizer || !existsSync(encoder) || !existsSync(decoder)) return undefined
  return { encoder, decoder, tokenizer, runtime }
}
