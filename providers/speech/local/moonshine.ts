import { pathToFileURL } from 'node:url'
import { SAMPLE_RATE } from './decode-recording.ts'
import type { LocalModel } from './find-local-model.ts'

interface Tensor {
  readonly data: Float32Array
}
type Tensors = Record<string, Tensor>
interface Session {
  run(inputs: Tensors): Promise<Tensors>
}
/** The API that onnxruntime-node and onnxruntime-web share. */
interface Runtime {
  InferenceSession: { create(file: string, options: object): Promise<Session> }
  Tensor: new (
    type: 'float32' | 'int64' | 'bool',
    data: Float32Array | BigInt64Array | boolean[],
    dims: number[],
  ) => Tensor
}
interface Tokenizer {
  decode(tokens: number[]): string
}

/** Transcribes English speech. */
interface SpeechEngine {
  transcribe(samples: Float32Array): Promise<string>
}

/** Dimensions of the decoder's key-value cache. */
const CACHE_SHAPE = { layers: 8, heads: 8, width: 52 }
const START_TOKEN = 1
const END_TOKEN = 2
const MAX_TOKENS_PER_SECOND = 6

async function importPackage<T>(file: string, isApi: (exports: object) => boolean): Promise<T> {
  const loaded = (await import(pathToFileURL(file).href)) as { default?: object }
  // CommonJS packages have their exports in `default`.
  return (loaded.default && isApi(loaded.default) ? loaded.default : loaded) as T
}

/** Loads the Moonshine base model for English. */
export async function loadMoonshine(model: LocalModel): Promise<SpeechEngine> {
  const { InferenceSession, Tensor } = await importPackage<Runtime>(
    model.runtime,
    (exports) => 'InferenceSession' in exports,
  )
  const tokenizer = await importPackage<Tokenizer>(model.tokenizer, (exports) => 'decode' in exports)
  const options = { intraOpNumThreads: 1, interOpNumThreads: 1 }
  const encoder = await InferenceSession.create(model.encoder, options)
  const decoder = await InferenceSession.create(model.decoder, options)

  const createEmptyCache = (): Tensors =>
    Object.fromEntries(
      Array.from({ length: CACHE_SHAPE.layers }, (_, layer) =>
        ['decoder.key', 'decoder.value', 'encoder.key', 'encoder.value'].map((name) => [
          `past_key_values.${layer}.${name}`,
          new Tensor('float32', new Float32Array(0), [0, CACHE_SHAPE.heads, 1, CACHE_SHAPE.width]),
        ]),
      ).flat(),
    )

  return {
    async transcribe(samples) {
      const encoded = await encoder.run({ input_values: new Tensor('float32', samples, [1, samples.length]) })
      const cache = createEmptyCache()
      const tokens = [START_TOKEN]
      const maxTokens = Math.trunc((samples.length / SAMPLE_RATE) * MAX_TOKENS_PER_SECOND)
      for (let step = 0; step < maxTokens; step++) {
        const output = await decoder.run({
          ...cache,
          input_ids: new Tensor('int64', BigInt64Array.of(BigInt(tokens.at(-1)!)), [1, 1]),
          encoder_hidden_states: encoded.last_hidden_state!,
          use_cache_branch: new Tensor('bool', [step > 0], [1]),
        })
        const next = indexOfMax(output.logits!.data)
        if (next === END_TOKEN) break
        tokens.push(next)
        // The encoder's part of the cache is constant after the first step; only the decoder's part grows.
        for (const name of Object.keys(cache))
          if (step === 0 || name.includes('decoder'))
            cache[name] = output[name.replace('past_key_values', 'present')]!
      }
      return tokenizer.decode(tokens).trim()
    },
  }
}

function indexOfMax(scores: Float32Array): number {
  let best = 0
  for (let i = 1; i < scores.length; i++) if (scores[i]! > scores[best]!) best = i
  return best
}
