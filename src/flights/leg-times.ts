import { usualConnections } from '#flights/engine/connections.ts'

/**
 * §9: between two directions that a traveller puts together there are four hours when one of them is international. Inside
 * the country the house asks what a change between tickets of their own takes.
 */
export function minutesBetweenLegs(isInternational: boolean): number {
  return isInternational
    ? usualConnections.international.international.separate
    : usualConnections.domestic.domestic.separate
}
