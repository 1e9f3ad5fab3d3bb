import { expect, it } from 'vitest'
import { createOtherScriptSearch } from './other-scripts.ts'

const find = createOtherScriptSearch()

it.each([
  ['порно', 'sexual'],
  ['голая женщина', 'sexual'],
  ['п о р н о', 'sexual'],
  ['убить учителя', 'violence'],
  ['سِكْس', 'sexual'], // with vowel points
  ['סקס', 'sexual'],
  ['γαμώ', 'profanity'],
  ['人を殺す', 'violence'],
  ['操你妈', 'profanity'],
  ['씨발', 'profanity'],
  ['हिटलर', 'hate'],
])('finds an unfit word in "%s"', (text, topic) => {
  expect(find(text)?.entry.concept).toBe(topic)
})

it.each([
  'кошка и собака',
  'голый король', // the emperor's new clothes
  'хачапури',
  'трахея',
  'قطة صغيرة',
  'ピエロとイエロー', // clown and yellow contain the syllables of an unfit word
  '裸の王様',
  '妈妈的猫',
  '女性交通警察',
  'γυμναστική',
  '보지 마',
  'बिल्ली',
])('accepts "%s"', (text) => {
  expect(find(text)).toBeUndefined()
})
