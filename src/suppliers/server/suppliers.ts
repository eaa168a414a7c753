/** The door: one question to somebody outside, over HTTP or in Duffel's words. */
export { askDuffel, type DuffelAccess, type DuffelQuestion, errorIn } from '#suppliers/server/duffel.ts'
export {
  type HttpQuestion,
  type ReceivedEvent,
  receiveEvents,
  unheard,
} from '#suppliers/server/receive-events.ts'
