import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** Paths of the model's files and of the packages that run it. Strings only, because they are passed to a child process. */
export interface LocalModel {
  encoder: string
  decoder: string
  tokenizer: string
  runtime: string
}

const MODEL = '@usefulsensors/moonshine-js'
const WEIGHTS_FOLDER = 'dist/model/base/quantized'
const RUNTIMES = ['onnxruntime-node', 'onnxruntime-web']

/**
 * Finds the English speech model if the operator has installed it. It is not a dependency, because it is as large as all other packages
 * together.
 */
export function findLocalModel(from: string = import.meta.url): LocalModel | undefined {
  const require = createRequire(from)
  const folder = require.resolve
    .paths(MODEL)
    ?.map((modules) => path.join(modules, MODEL))
    .find((candidate) => existsSync(path.join(candidate, WEIGHTS_FOLDER)))
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
  const encoder = path.join(folder, WEIGHTS_FOLDER, 'encoder_model.onnx')
  const decoder = path.join(folder, WEIGHTS_FOLDER, 'decoder_model_merged.onnx')
  if (!runtime || !tokenizer || !existsSync(encoder) || !existsSync(decoder)) return undefined
  return { encoder, decoder, tokenizer, runtime }
}
