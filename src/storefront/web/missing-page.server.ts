import { data } from 'react-router'

/** Throws 404; the frame renders the page. */
export function loader(): never {
  throw data(null, { status: 404 })
}
