import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Emoji, findEmoji } from './find-emoji.ts'

const german = JSON.parse(readFileSync('node_modules/emojibase-data/de/compact.json', 'utf8')) as Emoji[]

test('an emoji is found by its name in the given language, with or without accents', () => {
  expect(findEmoji(german, 'katze').map(({ label }) => label)).toContain('Katze')
  expect(findEmoji(german, 'Lowe').map(({ label }) => label)).toContain('Löwe')
})

test('matches by name come before matches by tag, and emoji components are left out', () => {
  const all: Emoji[] = [
    { unicode: '1', label: 'sea', tags: ['fish'], group: 1 },
    { unicode: '2', label: 'fish', group: 1 },
    { unicode: '3', label: 'fish regional indicator' },
    { unicode: '4', label: 'fish skin', group: 2 },
  ]
  expect(findEmoji(all, 'fish').map(({ unicode }) => unicode)).toEqual(['2', '1'])
  expect(findEmoji(all, ' ')).toHaveLength(2)
})
