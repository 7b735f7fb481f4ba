/** Ends the process with a clear message when Node is too old for what the platform is written in. */
export const ensureNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(
    `This is Node ${process.versions.node}, and Forecourt needs Node 20.19 or newer: older versions lack modules ` +
      `it is built on. Install a newer one (https://nodejs.org), then run the command again.`,
  );
  process.exit(1);
};
