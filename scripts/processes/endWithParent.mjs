/**
 * Preloaded (by `--import`) into a Node program that is started with an IPC channel: the program ends when the process
 * that started it is gone, however that one ended.
 */
if (process.channel) {
  process.on('disconnect', () => process.exit())
  process.channel.unref()
}
