import type { Embed, ReadNode } from '../plan/read-node.ts'
import { conditionSql } from './condition-sql.ts'
import type { Parameters } from './parameters.ts'
import { sourceSql } from './read-sql.ts'

/** Selects `1` for every matching row, without bounds. Inner embeds become EXISTS, which does not duplicate rows. */
export function countedRowsSql(node: ReadNode, parameters: Parameters, parentEmbed?: Embed): string {
  const scope = {
    reference: node.reference,
    columns: node.columns,
    embedIsNull(name: string, negated: boolean) {
      const embed = node.embeds.find(({ key }) => key === name)
      return embed && `${negated ? '' : 'NOT '}EXISTS (${countedRowsSql(embed.node, parameters, embed)})`
    },
  }
  const where = [
    ...(parentEmbed?.on ?? []),
    ...node.conditions.map((condition) => conditionSql(scope, condition, parameters)),
    ...node.embeds
      .filter(({ join }) => join === 'inner')
      .map((embed) => `EXISTS (${countedRowsSql(embed.node, parameters, embed)})`),
  ]
  const whereSql = where.length > 0 ? ` WHERE ${where.join(' AND ')}` : ''
  return `SELECT 1 FROM ${sourceSql(node)}${parentEmbed?.junction ?? ''}${whereSql}`
}
