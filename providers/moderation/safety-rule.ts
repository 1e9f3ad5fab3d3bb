import type { ContextRule } from '#domain/safety/context-rule.ts'
import type { Topic } from './topics.ts'

/** A rule and what its match is reported as. */
export interface SafetyRule extends ContextRule {
  name: string
  topic: Topic
}

/** The concepts of people. */
export const PERSON = ['person', 'adult', 'child', 'classmate', 'family']
