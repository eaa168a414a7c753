import { iranZone } from '#calendar/zones.ts'
import type { FlowFilter } from '#wallet/calls.ts'
import { spanOf } from '#wallet/period.ts'

export interface FlowsRequest {
  readonly kind?: 'in' | 'out'
  readonly period?: string
  readonly order?: string
  readonly page: number
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const lastPage = 1000

export function flowsRequest(params: URLSearchParams, today: Temporal.PlainDate): FlowsRequest {
  const [kind, period, order] = ['kind', 'period', 'order'].map((name) => params.get(name) ?? '')
  const page = Number.parseInt(params.get('page') ?? '1', 10) || 1
  return {
    ...(kind === 'in' || kind === 'out' ? { kind } : {}),
    ...(period !== undefined && spanOf(period, today) !== undefined ? { period } : {}),
    ...(order !== undefined && uuid.test(order) ? { order } : {}),
    page: Math.min(lastPage, Math.max(1, page)),
  }
}

export function filterOf({ kind, period, order }: FlowsRequest, today: Temporal.PlainDate): FlowFilter {
  const span = period === undefined ? undefined : spanOf(period, today)
  return {
    timeZone: iranZone,
    ...(kind === undefined ? {} : { kind }),
    ...(span === undefined ? {} : { from: span.from.toString(), to: span.to.toString() }),
    ...(order === undefined ? {} : { orderId: order }),
  }
}

export function pageAddress({ kind, period, order }: FlowsRequest, page: number): string {
  const named = { kind, period, order, page: page > 1 ? String(page) : undefined }
  return `?${new URLSearchParams(Object.entries(named).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))}`
}
