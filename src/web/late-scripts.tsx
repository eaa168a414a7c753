import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Scripts as scriptsOfRouter } from 'react-router'

interface Attributes {
  readonly children?: ReactNode
  readonly href?: string
  readonly nonce?: string
  readonly type?: string
  readonly dangerouslySetInnerHTML?: { readonly __html: string }
}

type Part = ReactElement<Attributes>

/**
 * The router's own scripts, begun once the page has been painted: what the server drew can be read and pressed
 * before, and nothing takes the line away from it. What hands over the loaders' data stays where the router put it.
 */
export function LateScripts() {
  const parts = partsOf(scriptsOfRouter({}))
  const main = parts.find(({ type, props }) => type === 'script' && props.type === 'module')
  const hrefs = parts.flatMap(({ type, props }) => (type === 'link' && props.href ? [props.href] : []))
  const asked = [hrefs, main?.props.dangerouslySetInnerHTML?.__html ?? ''] as const
  return (
    <>
      {parts.filter((part) => part.type === 'script' && part !== main)}
      {main && (
        <script
          nonce={main.props.nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function with the router's own text
          dangerouslySetInnerHTML={{ __html: `(${beginWhenPainted})(...${inScript(asked)})` }}
        />
      )}
    </>
  )
}

/** Runs in the page by its text alone, so it may name nothing outside itself. A page that is not seen is not painted. */
function beginWhenPainted(hrefs: readonly string[], code: string): void {
  const { nonce } = document.currentScript as HTMLScriptElement
  function begin() {
    for (const href of hrefs)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href, nonce }),
      )
    document.head.append(
      Object.assign(document.createElement('script'), { type: 'module', nonce, textContent: code }),
    )
  }
  if (document.hidden) begin()
  else requestAnimationFrame(() => setTimeout(begin))
}

function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** The elements of a tree of fragments, in their order. */
function partsOf(node: ReactNode): readonly Part[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<Attributes>(child)) return []
    return child.type === Fragment ? partsOf(child.props.children) : [child]
  })
}
