// Code generated from specs/schemas/errors.yaml by `npm run generate`. DO NOT EDIT.

package parlance

// The error codes of the contract.
const (
	// The token is not the one that was agreed on; on the bot API it is the last part of the address.
	CodeInvalidClient = "invalid_client"

	// The Authorization header does not match the configured one.
	CodeUnauthorizedClient = "unauthorized_client"

	// The request lacks a required parameter, has an unsupported value, repeats a parameter, carries several sets of
	// credentials, or is malformed in another way.
	CodeInvalidRequest = "invalid_request"

	// The caller is known, yet not allowed to do this.
	CodeAccessDenied = "access_denied"

	// Nothing is served at this address; on the channel API no channel has this identifier.
	CodeNotFound = "not_found"

	// The address has no such method, or the event is not supported.
	CodeMethodNotSupported = "method_not_supported"

	// More requests arrived in a unit of time than are allowed.
	CodeTooManyRequests = "too_many_requests"

	// The request could not be processed for a reason on the answering side.
	CodeInternalError = "internal_error"

	// The server is overloaded.
	CodeOverloaded = "overloaded"

	// The server is not available.
	CodeUnavailable = "unavailable"

	// The request could not be performed in time.
	CodeUpstreamTimeout = "upstream_timeout"
)
