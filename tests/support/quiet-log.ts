/** A logger for tests that do not ask what was logged. */
export const quietLog = { info() {}, warn() {}, error() {} }
