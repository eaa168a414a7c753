import { globSync, readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import pages from '#routes.ts'

export interface Schema {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema | boolean
  readonly prefixItems?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly pattern?: string
  readonly minimum?: number
}

export interface CallRequest {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, Schema>>
  readonly params: Readonly<Record<string, Schema>>
  readonly body: Schema | undefined
  readonly bodyType: string
}

export interface Surface {
  readonly calls: readonly CallRequest[]
  readonly pages: readonly string[]
  /** names that pages read in their address */
  readonly names: readonly string[]
  readonly cookie: string
  readonly host: string
}

export async function surfaceOf(address: string, cookie: string): Promise<Surface> {
  const told = (await (await fetch(`${address}/openapi.json`)).json()) as OpenApi
  return {
    calls: Object.entries(told.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => callOf(method, path, operation)),
    ),
    pages: [...new Set([...pathsOf(pages), ...beside])],
    names: namesRead(),
    cookie,
    host: new URL(address).host,
  }
}

const beside = [
  '/healthz',
  '/readyz',
  '/openapi.json',
  '/assets/nothing.js',
  '/manifest.webmanifest',
  '/live',
  '/404',
]

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

interface Operation {
  readonly parameters: readonly { readonly in: string; readonly name: string; readonly schema: Schema }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}

function callOf(method: string, path: string, { parameters, requestBody }: Operation): CallRequest {
  const named = (where: string) =>
    Object.fromEntries(parameters.filter((one) => one.in === where).map(({ name, schema }) => [name, schema]))
  const [bodyType = 'application/json', content] = Object.entries(requestBody?.content ?? {})[0] ?? []
  return {
    method: method.toUpperCase(),
    path,
    query: named('query'),
    params: named('path'),
    body: content?.schema,
    bodyType,
  }
}

function pathsOf(entries: readonly RouteConfigEntry[], under = ''): readonly string[] {
  return entries.flatMap(({ path = '', children = [] }) => {
    const here = path === '' ? under : `${under}/${path}`.replace('//', '/')
    return [here === '' ? '/' : here, ...pathsOf(children, here)]
  })
}

function namesRead(): readonly string[] {
  const sources = globSync('src/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))
  const read = sources.flatMap((text) => [...text.matchAll(/\bget(?:All)?\('([\w-]{1,24})'\)/g)])
  return [...new Set(read.map(([, name = '']) => name))].toSorted()
}
