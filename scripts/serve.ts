// The built server and nothing else: no install, no build. What a service manager runs.

// React asks once, when it is loaded, and is several times slower where nobody has said this.
process.env.NODE_ENV = 'production'
const { explain, main } = await import('#server/main.ts')

try {
  await main(process.env, (line) => console.log(line))
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
