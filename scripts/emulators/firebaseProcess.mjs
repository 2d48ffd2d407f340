import { pathToFileURL } from 'node:url'

/**
 * firebase-tools in a process that ends when the one that started it is gone, however that one ended: its
 * emulators would otherwise stay behind and keep their ports.
 */
const [node = '', , entry = '', ...args] = process.argv
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGINT'))
  process.channel.unref()
}
process.argv = [node, entry, ...args]
await import(pathToFileURL(entry).href)
