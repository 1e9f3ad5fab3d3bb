import type { Embed, ReadNode } from '../plan/read-node.ts'
import { conditionSql } from './condition-sql.ts'
import type { Parameters } from './parameters.ts'
import { fromSql } from './read-sql.ts'

/** All rows that the filters let through, without bounds: one `1` each. Inner embeds become EXISTS, which multiplies nothing. */
export function countableSql(node: ReadNode, parameters: Parameters, link?: Embed): string {
  const scope = {
    reference: node.reference,
    columns: node.columns,
    embedIsNull(name: string, negated: boolean) {
      const embed = node.embeds.find(({ key }) => key === name)
      return embed && `${negated ? '' : 'NOT '}EXISTS (${countableSql(embed.node, parameters, embed)})`
    },
  }
  const where = [
    ...(link?.on ?? []),
    ...node.conditions.map((condition) => conditionSql(scope, condition, parameters)),
    ...node.embeds
      .filter(({ join }) => join === 'inner')
      .map((embed) => `EXISTS (${countableSql(embed.node, parameters, embed)})`),
  ]
  const whereSql = where.length > 0 ? ` WHERE ${where.join(' AND ')}` : ''
  return `SELECT 1 FROM ${fromSql(node)}${link?.junction ?? ''}${whereSql}`
}
