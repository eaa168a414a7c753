/** The door: HTTP requests to suppliers, Duffel's protocol, and how suppliers are watched over. */
export { askDuffel, type DuffelAccess, type DuffelQuestion, errorIn } from '#suppliers/server/duffel.ts'
export {
  type HttpQuestion,
  type ReceivedEvent,
  receiveEvents,
  unheard,
} from '#suppliers/server/receive-events.ts'
export { type SupplierWatch, unwatched } from '#suppliers/server/watch.ts'
