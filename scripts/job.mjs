import { runOnOwnNode } from './runOnOwnNode.mjs'

await runOnOwnNode('scripts/schedules/job.ts')
