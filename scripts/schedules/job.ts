import { Problem, problemSentence } from '../problem.ts'
import { runScheduledFunction } from './runScheduledFunction.ts'
import { scheduledFunctions } from './scheduledFunctions.ts'
import { startJob } from './startJob.ts'

async function list(page: number) {
  try {
    return await scheduledFunctions(page)
  } catch (error) {
    // What `fetch` throws where nothing listens.
    if (!(error instanceof TypeError)) throw error
    throw new Problem(
      `Nothing runs at port ${page}: start the product by npm start, or name its port by --port.`,
    )
  }
}

try {
  console.log(await startJob(process.argv.slice(2), { list, run: runScheduledFunction }))
} catch (error) {
  console.error(problemSentence(error) ?? error)
  process.exitCode = 1
}
