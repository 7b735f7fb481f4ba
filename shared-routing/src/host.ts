/**
 * What a host outside this platform needs around a page or slot of a remote. Every `mf/` container exposes it as
 * `./host`. The hooks read the host's own data router of React Router, which `RouterBinding` gives them.
 */
export * from 'shared-contracts/react/host';
// By its name: the module that the remotes share, not a copy.
export { RouterBinding } from 'shared-routing';
