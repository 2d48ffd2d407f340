import { runOnOwnNode } from './runOnOwnNode.mjs'

await runOnOwnNode('scripts/start/start.ts')
