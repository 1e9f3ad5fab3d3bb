import { expect, it } from 'vitest'
import type { Language } from '#domain/text/languages.ts'
import { createChildSafetyCheck } from './child-safety-check.ts'

const { check } = createChildSafetyCheck()

it.each<[string, Language, string]>([
  ['une femme lapidée', 'fr', 'violence'],
  ['een groep trapt een jongen', 'nl', 'violence'],
  ['escopeta recortada', 'es', 'weapons'],
  ['addormentarsi e non svegliarsi mai più', 'it', 'self-harm'],
])('refuses "%s" (%s) for the topic %s', (wish, language, topic) => {
  expect(check(wish, language).refusal?.topic).toBe(topic)
})

it('accepts a group of children that kicks a ball', () => {
  expect(check('een groep kinderen schopt tegen een bal', 'nl').refusal).toBeUndefined()
})
