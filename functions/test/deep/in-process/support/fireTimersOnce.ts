import { fireDueTimers } from '../../../../src/timers/fireTimers.ts'

// A process of its own, which a test kills while it fires the timers that are due at the time that it is given.
await fireDueTimers(Number(process.argv[2]))
