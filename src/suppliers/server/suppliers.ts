/** The door: HTTP requests to suppliers, and Duffel's protocol. */
export { askDuffel, type DuffelAccess, type DuffelQuestion, errorIn } from '#suppliers/server/duffel.ts'
export {
  type HttpQuestion,
  type ReceivedEvent,
  receiveEvents,
  unheard,
} from '#suppliers/server/receive-events.ts'
