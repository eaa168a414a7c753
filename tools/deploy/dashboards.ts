import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { deployFolder } from './filled.ts'

export interface Panel {
  readonly id: number
  readonly title: string
  readonly gridPos: { readonly h: number; readonly w: number; readonly x: number; readonly y: number }
  readonly targets: readonly { readonly expr: string; readonly legendFormat: string }[]
}

export interface Dashboard {
  readonly uid: string
  readonly panels: readonly Panel[]
}

export const dashboardOf = (file: string): Dashboard =>
  JSON.parse(readFileSync(path.join(deployFolder, 'grafana', file), 'utf8'))

/** Words of PromQL that stand where a figure's name might. */
const words = new Set('and or unless on ignoring by without group_left group_right bool offset'.split(' '))

/** The figures an expression asks for; its labels, functions and durations left out. */
export function figuresIn(expression: string): readonly string[] {
  const bare = expression
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, ' ')
    .replaceAll(/\b(?:by|without|on|ignoring|group_left|group_right) ?\([^)]*\)/g, ' ')
  const names = [...bare.matchAll(/[a-z_:][\w:]*(?!\w*\s*\()/gi)].map(([name]) => name)
  return [...new Set(names)].filter((name) => !words.has(name))
}

/** Of Patroni, etcd and HAProxy: what dashboards and alerts ask of them. */
export function figuresOfOthers(): readonly string[] {
  const alerts: Alerts = parse(readFileSync(path.join(deployFolder, 'prometheus/alerts.yml'), 'utf8'))
  const asked = [
    ...alerts.groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
    ...['house.json', 'cluster.json'].flatMap((file) => expressionsOf(dashboardOf(file))),
  ]
  return [...new Set(asked.flatMap(figuresIn))].filter((name) => /^(?:patroni|etcd|haproxy)_/.test(name))
}

export const expressionsOf = ({ panels }: Dashboard): readonly string[] =>
  panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))

/** What a `/metrics` has: a histogram is three. */
export function figuresOf(text: string): ReadonlySet<string> {
  const types = [...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)]
  return new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => `${name}${end}`) : [name],
    ),
  )
}

interface Alerts {
  readonly groups: readonly { readonly rules: readonly { readonly expr: string }[] }[]
}
