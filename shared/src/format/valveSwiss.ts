/** The wins with which a team advances in Valve's Swiss, and the losses with which it is out. */
export const valveLimit = 3
export const valveRounds = 2 * valveLimit - 1
/** With a multiple of so many teams, each round of Valve's Swiss has an even number of teams of each record. */
export const valveEven = 16
