import { useMemo } from 'react'

declare const value: unique symbol

/** A value as JSON. */
export type AsText<Value> = string & { readonly [value]: Value }

/** For long lists of loaders: the router numbers every part of them, which the wire presses to three times as many bytes. */
export function asText<Value>(given: Value): AsText<Value> {
  return JSON.stringify(given) as AsText<Value>
}

export function useRead<Value>(text: AsText<Value> | undefined): Value | undefined {
  return useMemo(() => (text === undefined ? undefined : (JSON.parse(text) as Value)), [text])
}
