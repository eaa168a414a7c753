import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'

interface Attributes {
  readonly children?: ReactNode
  readonly href?: string
  readonly nonce?: string
  readonly rel?: string
  readonly type?: string
  readonly dangerouslySetInnerHTML?: { readonly __html: string }
}

export type Part = ReactElement<Attributes>

/** The elements of the document that a component of the router writes. */
export function partsOf(node: ReactNode): readonly Part[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<Attributes>(child)) return []
    return child.type === Fragment ? partsOf(child.props.children) : [child]
  })
}
