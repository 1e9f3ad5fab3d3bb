import { pathToFileURL } from 'node:url'
import { SAMPLE_RATE } from './decode-recording.ts'
import type { LocalModel } from './find-model.ts'

interface Tensor {
  readonly data: Float32Array
}
type Tensors = Record<string, Tensor>
interface Session {
  run(inputs: Tensors): Promise<Tensors>
}
/** What onnxruntime-node and onnxruntime-web have in common. */
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

/** Sound in, English words out. */
export interface SpeechEngine {
  wordsIn(samples: Float32Array): Promise<string>
}

const SHAPE = { layers: 8, heads: 8, width: 52 }
const START = 1
const END = 2
const TOKENS_A_SECOND = 6

async function load<T>(file: string, isIt: (found: object) => boolean): Promise<T> {
  const loaded = (await import(pathToFileURL(file).href)) as { default?: object }
  // CommonJS packages hide what they offer behind `default`, the others do not.
  return (loaded.default && isIt(loaded.default) ? loaded.default : loaded) as T
}

/** The Moonshine base model for English. */
export async function openMoonshine(model: LocalModel): Promise<SpeechEngine> {
  const { InferenceSession, Tensor } = await load<Runtime>(
    model.runtime,
    (found) => 'InferenceSession' in found,
  )
  const tokenizer = await load<Tokenizer>(model.tokenizer, (found) => 'decode' in found)
  const options = { intraOpNumThreads: 1, interOpNumThreads: 1 }
  const encoder = await InferenceSession.create(model.encoder, options)
  const decoder = await InferenceSession.create(model.decoder, options)

  const nothingYet = (): Tensors =>
    Object.fromEntries(
      Array.from({ length: SHAPE.layers }, (_, layer) =>
        ['decoder.key', 'decoder.value', 'encoder.key', 'encoder.value'].map((name) => [
          `past_key_values.${layer}.${name}`,
          new Tensor('float32', new Float32Array(0), [0, SHAPE.heads, 1, SHAPE.width]),
        ]),
      ).flat(),
    )

  return {
    async wordsIn(samples) {
      const heard = await encoder.run({ input_values: new Tensor('float32', samples, [1, samples.length]) })
      const past = nothingYet()
      const tokens = [START]
      const most = Math.trunc((samples.length / SAMPLE_RATE) * TOKENS_A_SECOND)
      for (let step = 0; step < most; step++) {
        const answer = await decoder.run({
          ...past,
          input_ids: new Tensor('int64', BigInt64Array.of(BigInt(tokens.at(-1)!)), [1, 1]),
          encoder_hidden_states: heard.last_hidden_state!,
          use_cache_branch: new Tensor('bool', [step > 0], [1]),
        })
        const next = likeliest(answer.logits!.data)
        if (next === END) break
        tokens.push(next)
        // What it made of the sound stays the same after the first word; only its own words grow.
        for (const name of Object.keys(past))
          if (step === 0 || name.includes('decoder'))
            past[name] = answer[name.replace('past_key_values', 'present')]!
      }
      return tokenizer.decode(tokens).trim()
    },
  }
}

function likeliest(scores: Float32Array): number {
  let best = 0
  for (let at = 1; at < scores.length; at++) if (scores[at]! > scores[best]!) best = at
  return best
}
