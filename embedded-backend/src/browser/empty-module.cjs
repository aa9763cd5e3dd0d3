// Replaces modules that lite imports for Node and never calls in a page.
module.exports = {};
