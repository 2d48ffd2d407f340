import { runCommand } from '../commandLine.ts'
import { Problem } from '../problem.ts'
import { runScheduledFunction } from './runScheduledFunction.ts'
import { scheduledFunctions } from './scheduledFunctions.ts'
import { startJob } from './startJob.ts'

async function list(page: number) {
  try {
    return await scheduledFunctions(page)
  } catch (error) {
    // The error of `fetch` if nothing listens.
    if (!(error instanceof TypeError)) throw error
    throw new Problem(
      `Nothing runs at port ${page}: start the product by npm start, or name its port by --port.`,
    )
  }
}

await runCommand(async args => {
  console.log(await startJob(args, { list, run: runScheduledFunction }))
  return undefined
})
