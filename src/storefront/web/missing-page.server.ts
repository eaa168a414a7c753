import { data } from 'react-router'

/** Nothing lives at this address: the answer says so in its status, and the frame draws the page. */
export function loader(): never {
  throw data(null, { status: 404 })
}
