// Made from specs/developer.asyncapi.yaml and specs/developer.openapi.yaml by `npm run generate`. Change the documents, never this file.

var validateReceiptTime = validate21;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && isFinite(data))) {
    validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
    return false;
  }
  validate21.errors = vErrors;
  return errors === 0;
}
var validateFinishedChatWords = validate22;
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate22.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  validate22.errors = vErrors;
  return errors === 0;
}
var validateAgentChatMessage = validate23;
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.timestamp === void 0 && (missing0 = "timestamp") || data.type === void 0 && (missing0 = "type")) {
        validate23.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.timestamp !== void 0) {
          let data0 = data.timestamp;
          const _errs1 = errors;
          if (!(typeof data0 == "number" && isFinite(data0))) {
            validate23.errors = [{ instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/ReceiptTime/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs4 = errors;
            if (typeof data1 !== "string") {
              validate23.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("agent" !== data1) {
              validate23.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "agent" }, message: "must be equal to constant" }];
              return false;
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.agent_id !== void 0) {
              let data2 = data.agent_id;
              const _errs6 = errors;
              if (!(typeof data2 == "number" && isFinite(data2))) {
                validate23.errors = [{ instancePath: instancePath + "/agent_id", schemaPath: "#/properties/agent_id/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                return false;
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.message !== void 0) {
                const _errs8 = errors;
                if (typeof data.message !== "string") {
                  validate23.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/$defs/FinishedChatWords/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.blacklisted !== void 0) {
                  const _errs11 = errors;
                  if (typeof data.blacklisted !== "boolean") {
                    validate23.errors = [{ instancePath: instancePath + "/blacklisted", schemaPath: "#/properties/blacklisted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                    return false;
                  }
                  var valid0 = _errs11 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate23.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate23.errors = vErrors;
  return errors === 0;
}
var validateAgentInfo = validate24;
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.email === void 0 && (missing0 = "email")) {
        validate24.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.id !== void 0) {
          const _errs1 = errors;
          if (typeof data.id !== "string") {
            validate24.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.name !== void 0) {
            const _errs3 = errors;
            if (typeof data.name !== "string") {
              validate24.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.email !== void 0) {
              const _errs5 = errors;
              if (typeof data.email !== "string") {
                validate24.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.phone !== void 0) {
                const _errs7 = errors;
                if (typeof data.phone !== "string") {
                  validate24.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate24.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate24.errors = vErrors;
  return errors === 0;
}
var validateCallType = validate25;
var schema38 = { "type": "string", "enum": ["callback", "incoming", "outgoing"] };
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate25.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "callback" || data === "incoming" || data === "outgoing")) {
    validate25.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema38.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate25.errors = vErrors;
  return errors === 0;
}
var validateCallPhone = validate26;
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate26.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  validate26.errors = vErrors;
  return errors === 0;
}
var validateRunningCallStatus = validate27;
var schema40 = { "type": "string", "enum": ["start", "agent_connected", "client_connected"] };
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate27.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "start" || data === "agent_connected" || data === "client_connected")) {
    validate27.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema40.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate27.errors = vErrors;
  return errors === 0;
}
var validateRunningCall = validate28;
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  const _errs2 = errors;
  const _errs3 = errors;
  let valid1 = false;
  const _errs4 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.reason === void 0 && (missing0 = "reason")) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var _valid0 = _errs4 === errors;
  valid1 = valid1 || _valid0;
  if (!valid1) {
    const _errs5 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      if (data.record_url === void 0 && (missing1 = "record_url")) {
        const err1 = {};
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
    }
    var _valid0 = _errs5 === errors;
    valid1 = valid1 || _valid0;
  }
  if (!valid1) {
    const err2 = {};
    if (vErrors === null) {
      vErrors = [err2];
    } else {
      vErrors.push(err2);
    }
    errors++;
  } else {
    errors = _errs3;
    if (vErrors !== null) {
      if (_errs3) {
        vErrors.length = _errs3;
      } else {
        vErrors = null;
      }
    }
  }
  var valid0 = _errs2 === errors;
  if (valid0) {
    validate28.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }];
    return false;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing2;
      if (data.type === void 0 && (missing2 = "type") || data.phone === void 0 && (missing2 = "phone") || data.status === void 0 && (missing2 = "status")) {
        validate28.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs6 = errors;
          if (typeof data0 !== "string") {
            validate28.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/$defs/CallType/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if (!(data0 === "callback" || data0 === "incoming" || data0 === "outgoing")) {
            validate28.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/$defs/CallType/enum", keyword: "enum", params: { allowedValues: schema38.enum }, message: "must be equal to one of the allowed values" }];
            return false;
          }
          var valid2 = _errs6 === errors;
        } else {
          var valid2 = true;
        }
        if (valid2) {
          if (data.phone !== void 0) {
            const _errs9 = errors;
            if (typeof data.phone !== "string") {
              validate28.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/$defs/CallPhone/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid2 = _errs9 === errors;
          } else {
            var valid2 = true;
          }
          if (valid2) {
            if (data.status !== void 0) {
              let data2 = data.status;
              const _errs12 = errors;
              if (typeof data2 !== "string") {
                validate28.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/$defs/RunningCallStatus/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              if (!(data2 === "start" || data2 === "agent_connected" || data2 === "client_connected")) {
                validate28.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/$defs/RunningCallStatus/enum", keyword: "enum", params: { allowedValues: schema40.enum }, message: "must be equal to one of the allowed values" }];
                return false;
              }
              var valid2 = _errs12 === errors;
            } else {
              var valid2 = true;
            }
          }
        }
      }
    } else {
      validate28.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate28.errors = vErrors;
  return errors === 0;
}
var validateEndedCall = validate29;
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.reason === void 0 && (missing0 = "reason")) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var valid0 = _errs2 === errors;
  if (valid0) {
    validate29.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }];
    return false;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      if (data.type === void 0 && (missing1 = "type") || data.phone === void 0 && (missing1 = "phone") || data.status === void 0 && (missing1 = "status")) {
        validate29.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs3 = errors;
          if (typeof data0 !== "string") {
            validate29.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/$defs/CallType/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if (!(data0 === "callback" || data0 === "incoming" || data0 === "outgoing")) {
            validate29.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/$defs/CallType/enum", keyword: "enum", params: { allowedValues: schema38.enum }, message: "must be equal to one of the allowed values" }];
            return false;
          }
          var valid1 = _errs3 === errors;
        } else {
          var valid1 = true;
        }
        if (valid1) {
          if (data.phone !== void 0) {
            const _errs6 = errors;
            if (typeof data.phone !== "string") {
              validate29.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/$defs/CallPhone/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid1 = _errs6 === errors;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.status !== void 0) {
              let data2 = data.status;
              const _errs9 = errors;
              if (typeof data2 !== "string") {
                validate29.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              if ("end" !== data2) {
                validate29.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/const", keyword: "const", params: { allowedValue: "end" }, message: "must be equal to constant" }];
                return false;
              }
              var valid1 = _errs9 === errors;
            } else {
              var valid1 = true;
            }
            if (valid1) {
              if (data.record_url !== void 0) {
                const _errs11 = errors;
                if (typeof data.record_url !== "string") {
                  validate29.errors = [{ instancePath: instancePath + "/record_url", schemaPath: "#/properties/record_url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid1 = _errs11 === errors;
              } else {
                var valid1 = true;
              }
            }
          }
        }
      }
    } else {
      validate29.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate29.errors = vErrors;
  return errors === 0;
}
var validateFailedCall = validate30;
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.phone === void 0 && (missing0 = "phone") || data.status === void 0 && (missing0 = "status")) {
        validate30.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate30.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/$defs/CallType/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if (!(data0 === "callback" || data0 === "incoming" || data0 === "outgoing")) {
            validate30.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/$defs/CallType/enum", keyword: "enum", params: { allowedValues: schema38.enum }, message: "must be equal to one of the allowed values" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.phone !== void 0) {
            const _errs4 = errors;
            if (typeof data.phone !== "string") {
              validate30.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/$defs/CallPhone/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.status !== void 0) {
              let data2 = data.status;
              const _errs7 = errors;
              if (typeof data2 !== "string") {
                validate30.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              if ("error" !== data2) {
                validate30.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/const", keyword: "const", params: { allowedValue: "error" }, message: "must be equal to constant" }];
                return false;
              }
              var valid0 = _errs7 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.reason !== void 0) {
                const _errs9 = errors;
                if (typeof data.reason !== "string") {
                  validate30.errors = [{ instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid0 = _errs9 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.record_url !== void 0) {
                  const _errs11 = errors;
                  if (typeof data.record_url !== "string") {
                    validate30.errors = [{ instancePath: instancePath + "/record_url", schemaPath: "#/properties/record_url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid0 = _errs11 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate30.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate30.errors = vErrors;
  return errors === 0;
}
var validateCall = validate31;
var schema51 = { "type": "object", "required": ["status"], "properties": { "status": { "enum": ["start", "agent_connected", "client_connected", "end", "error"] } }, "x-tag": { "path": ["status"], "values": [["start", "agent_connected", "client_connected"], ["end"], ["error"]] }, "x-branches": [{ "$ref": "#/$defs/RunningCall" }, { "$ref": "#/$defs/EndedCall" }, { "$ref": "#/$defs/FailedCall" }] };
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.status === void 0 && (missing0 = "status")) {
        validate31.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.status !== void 0) {
          let data0 = data.status;
          const _errs1 = errors;
          if (!(data0 === "start" || data0 === "agent_connected" || data0 === "client_connected" || data0 === "end" || data0 === "error")) {
            validate31.errors = [{ instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema51.properties.status.enum }, message: "must be equal to one of the allowed values" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          const tag0 = data.status;
          if (tag0 === "start" || tag0 === "agent_connected" || tag0 === "client_connected") {
            if (!validate28(data, { instancePath, parentData, parentDataProperty, rootData })) {
              vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
              errors = vErrors.length;
            }
          } else if (tag0 === "end") {
            if (!validate29(data, { instancePath, parentData, parentDataProperty, rootData })) {
              vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
              errors = vErrors.length;
            }
          } else if (tag0 === "error") {
            if (!validate30(data, { instancePath, parentData, parentDataProperty, rootData })) {
              vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate31.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate31.errors = vErrors;
  return errors === 0;
}
var validateWidgetId = validate35;
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate35.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  validate35.errors = vErrors;
  return errors === 0;
}
var validateSocialNetworks = validate36;
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (!(data && typeof data == "object" && !Array.isArray(data))) {
      validate36.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate36.errors = vErrors;
  return errors === 0;
}
var validateVisitor = validate37;
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.number === void 0 && (missing0 = "number") || data.description === void 0 && (missing0 = "description") || data.chats_count === void 0 && (missing0 = "chats_count")) {
        validate37.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.name !== void 0) {
          const _errs1 = errors;
          if (typeof data.name !== "string") {
            validate37.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.email !== void 0) {
            const _errs3 = errors;
            if (typeof data.email !== "string") {
              validate37.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.phone !== void 0) {
              const _errs5 = errors;
              if (typeof data.phone !== "string") {
                validate37.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.number !== void 0) {
                const _errs7 = errors;
                if (typeof data.number !== "string") {
                  validate37.errors = [{ instancePath: instancePath + "/number", schemaPath: "#/properties/number/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.description !== void 0) {
                  const _errs9 = errors;
                  if (typeof data.description !== "string") {
                    validate37.errors = [{ instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.social !== void 0) {
                    let data5 = data.social;
                    const _errs11 = errors;
                    const _errs12 = errors;
                    if (errors === _errs12) {
                      if (!(data5 && typeof data5 == "object" && !Array.isArray(data5))) {
                        validate37.errors = [{ instancePath: instancePath + "/social", schemaPath: "#/$defs/SocialNetworks/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid0 = _errs11 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.chats_count !== void 0) {
                      let data6 = data.chats_count;
                      const _errs15 = errors;
                      if (!(typeof data6 == "number" && isFinite(data6))) {
                        validate37.errors = [{ instancePath: instancePath + "/chats_count", schemaPath: "#/properties/chats_count/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                        return false;
                      }
                      var valid0 = _errs15 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate37.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate37.errors = vErrors;
  return errors === 0;
}
var validateGeoIp = validate38;
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.region_code !== void 0) {
        const _errs1 = errors;
        if (typeof data.region_code !== "string") {
          validate38.errors = [{ instancePath: instancePath + "/region_code", schemaPath: "#/properties/region_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
          return false;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.country !== void 0) {
          const _errs3 = errors;
          if (typeof data.country !== "string") {
            validate38.errors = [{ instancePath: instancePath + "/country", schemaPath: "#/properties/country/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.country_code !== void 0) {
            const _errs5 = errors;
            if (typeof data.country_code !== "string") {
              validate38.errors = [{ instancePath: instancePath + "/country_code", schemaPath: "#/properties/country_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs5 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.region !== void 0) {
              const _errs7 = errors;
              if (typeof data.region !== "string") {
                validate38.errors = [{ instancePath: instancePath + "/region", schemaPath: "#/properties/region/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs7 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.city !== void 0) {
                const _errs9 = errors;
                if (typeof data.city !== "string") {
                  validate38.errors = [{ instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid0 = _errs9 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.latitude !== void 0) {
                  const _errs11 = errors;
                  if (typeof data.latitude !== "string") {
                    validate38.errors = [{ instancePath: instancePath + "/latitude", schemaPath: "#/properties/latitude/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid0 = _errs11 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.longitude !== void 0) {
                    const _errs13 = errors;
                    if (typeof data.longitude !== "string") {
                      validate38.errors = [{ instancePath: instancePath + "/longitude", schemaPath: "#/properties/longitude/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid0 = _errs13 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.organization !== void 0) {
                      const _errs15 = errors;
                      if (typeof data.organization !== "string") {
                        validate38.errors = [{ instancePath: instancePath + "/organization", schemaPath: "#/properties/organization/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid0 = _errs15 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate38.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate38.errors = vErrors;
  return errors === 0;
}
var validateUtmTags = validate39;
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.source !== void 0) {
        const _errs1 = errors;
        if (typeof data.source !== "string") {
          validate39.errors = [{ instancePath: instancePath + "/source", schemaPath: "#/properties/source/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
          return false;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.campaign !== void 0) {
          const _errs3 = errors;
          if (typeof data.campaign !== "string") {
            validate39.errors = [{ instancePath: instancePath + "/campaign", schemaPath: "#/properties/campaign/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.content !== void 0) {
            const _errs5 = errors;
            if (typeof data.content !== "string") {
              validate39.errors = [{ instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs5 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.medium !== void 0) {
              const _errs7 = errors;
              if (typeof data.medium !== "string") {
                validate39.errors = [{ instancePath: instancePath + "/medium", schemaPath: "#/properties/medium/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs7 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.term !== void 0) {
                const _errs9 = errors;
                if (typeof data.term !== "string") {
                  validate39.errors = [{ instancePath: instancePath + "/term", schemaPath: "#/properties/term/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid0 = _errs9 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate39.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate39.errors = vErrors;
  return errors === 0;
}
var validateSession = validate40;
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.geoip !== void 0) {
        let data0 = data.geoip;
        const _errs1 = errors;
        const _errs2 = errors;
        if (errors === _errs2) {
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.region_code !== void 0) {
              const _errs4 = errors;
              if (typeof data0.region_code !== "string") {
                validate40.errors = [{ instancePath: instancePath + "/geoip/region_code", schemaPath: "#/$defs/GeoIp/properties/region_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid2 = _errs4 === errors;
            } else {
              var valid2 = true;
            }
            if (valid2) {
              if (data0.country !== void 0) {
                const _errs6 = errors;
                if (typeof data0.country !== "string") {
                  validate40.errors = [{ instancePath: instancePath + "/geoip/country", schemaPath: "#/$defs/GeoIp/properties/country/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid2 = _errs6 === errors;
              } else {
                var valid2 = true;
              }
              if (valid2) {
                if (data0.country_code !== void 0) {
                  const _errs8 = errors;
                  if (typeof data0.country_code !== "string") {
                    validate40.errors = [{ instancePath: instancePath + "/geoip/country_code", schemaPath: "#/$defs/GeoIp/properties/country_code/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid2 = _errs8 === errors;
                } else {
                  var valid2 = true;
                }
                if (valid2) {
                  if (data0.region !== void 0) {
                    const _errs10 = errors;
                    if (typeof data0.region !== "string") {
                      validate40.errors = [{ instancePath: instancePath + "/geoip/region", schemaPath: "#/$defs/GeoIp/properties/region/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid2 = _errs10 === errors;
                  } else {
                    var valid2 = true;
                  }
                  if (valid2) {
                    if (data0.city !== void 0) {
                      const _errs12 = errors;
                      if (typeof data0.city !== "string") {
                        validate40.errors = [{ instancePath: instancePath + "/geoip/city", schemaPath: "#/$defs/GeoIp/properties/city/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid2 = _errs12 === errors;
                    } else {
                      var valid2 = true;
                    }
                    if (valid2) {
                      if (data0.latitude !== void 0) {
                        const _errs14 = errors;
                        if (typeof data0.latitude !== "string") {
                          validate40.errors = [{ instancePath: instancePath + "/geoip/latitude", schemaPath: "#/$defs/GeoIp/properties/latitude/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        var valid2 = _errs14 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (valid2) {
                        if (data0.longitude !== void 0) {
                          const _errs16 = errors;
                          if (typeof data0.longitude !== "string") {
                            validate40.errors = [{ instancePath: instancePath + "/geoip/longitude", schemaPath: "#/$defs/GeoIp/properties/longitude/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid2 = _errs16 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data0.organization !== void 0) {
                            const _errs18 = errors;
                            if (typeof data0.organization !== "string") {
                              validate40.errors = [{ instancePath: instancePath + "/geoip/organization", schemaPath: "#/$defs/GeoIp/properties/organization/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            var valid2 = _errs18 === errors;
                          } else {
                            var valid2 = true;
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          } else {
            validate40.errors = [{ instancePath: instancePath + "/geoip", schemaPath: "#/$defs/GeoIp/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
            return false;
          }
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.utm !== void 0) {
          const _errs20 = errors;
          if (typeof data.utm !== "string") {
            validate40.errors = [{ instancePath: instancePath + "/utm", schemaPath: "#/properties/utm/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs20 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.utm_json !== void 0) {
            let data10 = data.utm_json;
            const _errs22 = errors;
            const _errs23 = errors;
            if (errors === _errs23) {
              if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                if (data10.source !== void 0) {
                  const _errs25 = errors;
                  if (typeof data10.source !== "string") {
                    validate40.errors = [{ instancePath: instancePath + "/utm_json/source", schemaPath: "#/$defs/UtmTags/properties/source/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid4 = _errs25 === errors;
                } else {
                  var valid4 = true;
                }
                if (valid4) {
                  if (data10.campaign !== void 0) {
                    const _errs27 = errors;
                    if (typeof data10.campaign !== "string") {
                      validate40.errors = [{ instancePath: instancePath + "/utm_json/campaign", schemaPath: "#/$defs/UtmTags/properties/campaign/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid4 = _errs27 === errors;
                  } else {
                    var valid4 = true;
                  }
                  if (valid4) {
                    if (data10.content !== void 0) {
                      const _errs29 = errors;
                      if (typeof data10.content !== "string") {
                        validate40.errors = [{ instancePath: instancePath + "/utm_json/content", schemaPath: "#/$defs/UtmTags/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid4 = _errs29 === errors;
                    } else {
                      var valid4 = true;
                    }
                    if (valid4) {
                      if (data10.medium !== void 0) {
                        const _errs31 = errors;
                        if (typeof data10.medium !== "string") {
                          validate40.errors = [{ instancePath: instancePath + "/utm_json/medium", schemaPath: "#/$defs/UtmTags/properties/medium/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        var valid4 = _errs31 === errors;
                      } else {
                        var valid4 = true;
                      }
                      if (valid4) {
                        if (data10.term !== void 0) {
                          const _errs33 = errors;
                          if (typeof data10.term !== "string") {
                            validate40.errors = [{ instancePath: instancePath + "/utm_json/term", schemaPath: "#/$defs/UtmTags/properties/term/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid4 = _errs33 === errors;
                        } else {
                          var valid4 = true;
                        }
                      }
                    }
                  }
                }
              } else {
                validate40.errors = [{ instancePath: instancePath + "/utm_json", schemaPath: "#/$defs/UtmTags/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                return false;
              }
            }
            var valid0 = _errs22 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.ip_addr !== void 0) {
              const _errs35 = errors;
              if (typeof data.ip_addr !== "string") {
                validate40.errors = [{ instancePath: instancePath + "/ip_addr", schemaPath: "#/properties/ip_addr/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs35 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.user_agent !== void 0) {
                const _errs37 = errors;
                if (typeof data.user_agent !== "string") {
                  validate40.errors = [{ instancePath: instancePath + "/user_agent", schemaPath: "#/properties/user_agent/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid0 = _errs37 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate40.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate40.errors = vErrors;
  return errors === 0;
}
var validatePageInfo = validate41;
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.url !== void 0) {
        const _errs1 = errors;
        if (typeof data.url !== "string") {
          validate41.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
          return false;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.title !== void 0) {
          const _errs3 = errors;
          if (typeof data.title !== "string") {
            validate41.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
      }
    } else {
      validate41.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate41.errors = vErrors;
  return errors === 0;
}
var validateChatNumber = validate42;
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (!(typeof data == "number" && isFinite(data))) {
    validate42.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
    return false;
  }
  validate42.errors = vErrors;
  return errors === 0;
}
var validateDepartment = validate43;
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.id !== void 0) {
        let data0 = data.id;
        const _errs1 = errors;
        if (!(typeof data0 == "number" && isFinite(data0))) {
          validate43.errors = [{ instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
          return false;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.name !== void 0) {
          const _errs3 = errors;
          if (typeof data.name !== "string") {
            validate43.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
      }
    } else {
      validate43.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate43.errors = vErrors;
  return errors === 0;
}
var validateCallEvent = validate44;
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event_name === void 0 && (missing0 = "event_name") || data.widget_id === void 0 && (missing0 = "widget_id") || data.visitor === void 0 && (missing0 = "visitor") || data.session === void 0 && (missing0 = "session") || data.page === void 0 && (missing0 = "page") || data.chat_id === void 0 && (missing0 = "chat_id") || data.agent === void 0 && (missing0 = "agent") || data.call === void 0 && (missing0 = "call")) {
        validate44.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.event_name !== void 0) {
          let data0 = data.event_name;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate44.errors = [{ instancePath: instancePath + "/event_name", schemaPath: "#/properties/event_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("call_event" !== data0) {
            validate44.errors = [{ instancePath: instancePath + "/event_name", schemaPath: "#/properties/event_name/const", keyword: "const", params: { allowedValue: "call_event" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.widget_id !== void 0) {
            const _errs3 = errors;
            if (typeof data.widget_id !== "string") {
              validate44.errors = [{ instancePath: instancePath + "/widget_id", schemaPath: "#/$defs/WidgetId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.visitor !== void 0) {
              const _errs6 = errors;
              if (!validate37(data.visitor, { instancePath: instancePath + "/visitor", parentData: data, parentDataProperty: "visitor", rootData })) {
                vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.session !== void 0) {
                const _errs7 = errors;
                if (!validate40(data.session, { instancePath: instancePath + "/session", parentData: data, parentDataProperty: "session", rootData })) {
                  vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.page !== void 0) {
                  let data4 = data.page;
                  const _errs8 = errors;
                  const _errs9 = errors;
                  if (errors === _errs9) {
                    if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                      if (data4.url !== void 0) {
                        const _errs11 = errors;
                        if (typeof data4.url !== "string") {
                          validate44.errors = [{ instancePath: instancePath + "/page/url", schemaPath: "#/$defs/PageInfo/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        var valid3 = _errs11 === errors;
                      } else {
                        var valid3 = true;
                      }
                      if (valid3) {
                        if (data4.title !== void 0) {
                          const _errs13 = errors;
                          if (typeof data4.title !== "string") {
                            validate44.errors = [{ instancePath: instancePath + "/page/title", schemaPath: "#/$defs/PageInfo/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid3 = _errs13 === errors;
                        } else {
                          var valid3 = true;
                        }
                      }
                    } else {
                      validate44.errors = [{ instancePath: instancePath + "/page", schemaPath: "#/$defs/PageInfo/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                      return false;
                    }
                  }
                  var valid0 = _errs8 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.chat_id !== void 0) {
                    let data7 = data.chat_id;
                    const _errs15 = errors;
                    if (!(typeof data7 == "number" && isFinite(data7))) {
                      validate44.errors = [{ instancePath: instancePath + "/chat_id", schemaPath: "#/$defs/ChatNumber/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                      return false;
                    }
                    var valid0 = _errs15 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.agent !== void 0) {
                      let data8 = data.agent;
                      const _errs18 = errors;
                      const _errs19 = errors;
                      if (errors === _errs19) {
                        if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                          let missing1;
                          if (data8.id === void 0 && (missing1 = "id") || data8.name === void 0 && (missing1 = "name") || data8.email === void 0 && (missing1 = "email")) {
                            validate44.errors = [{ instancePath: instancePath + "/agent", schemaPath: "#/$defs/AgentInfo/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                            return false;
                          } else {
                            if (data8.id !== void 0) {
                              const _errs21 = errors;
                              if (typeof data8.id !== "string") {
                                validate44.errors = [{ instancePath: instancePath + "/agent/id", schemaPath: "#/$defs/AgentInfo/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                              var valid6 = _errs21 === errors;
                            } else {
                              var valid6 = true;
                            }
                            if (valid6) {
                              if (data8.name !== void 0) {
                                const _errs23 = errors;
                                if (typeof data8.name !== "string") {
                                  validate44.errors = [{ instancePath: instancePath + "/agent/name", schemaPath: "#/$defs/AgentInfo/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                                var valid6 = _errs23 === errors;
                              } else {
                                var valid6 = true;
                              }
                              if (valid6) {
                                if (data8.email !== void 0) {
                                  const _errs25 = errors;
                                  if (typeof data8.email !== "string") {
                                    validate44.errors = [{ instancePath: instancePath + "/agent/email", schemaPath: "#/$defs/AgentInfo/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                  var valid6 = _errs25 === errors;
                                } else {
                                  var valid6 = true;
                                }
                                if (valid6) {
                                  if (data8.phone !== void 0) {
                                    const _errs27 = errors;
                                    if (typeof data8.phone !== "string") {
                                      validate44.errors = [{ instancePath: instancePath + "/agent/phone", schemaPath: "#/$defs/AgentInfo/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                    var valid6 = _errs27 === errors;
                                  } else {
                                    var valid6 = true;
                                  }
                                }
                              }
                            }
                          }
                        } else {
                          validate44.errors = [{ instancePath: instancePath + "/agent", schemaPath: "#/$defs/AgentInfo/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                          return false;
                        }
                      }
                      var valid0 = _errs18 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.department !== void 0) {
                        let data13 = data.department;
                        const _errs29 = errors;
                        const _errs30 = errors;
                        if (errors === _errs30) {
                          if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                            if (data13.id !== void 0) {
                              let data14 = data13.id;
                              const _errs32 = errors;
                              if (!(typeof data14 == "number" && isFinite(data14))) {
                                validate44.errors = [{ instancePath: instancePath + "/department/id", schemaPath: "#/$defs/Department/properties/id/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                return false;
                              }
                              var valid8 = _errs32 === errors;
                            } else {
                              var valid8 = true;
                            }
                            if (valid8) {
                              if (data13.name !== void 0) {
                                const _errs34 = errors;
                                if (typeof data13.name !== "string") {
                                  validate44.errors = [{ instancePath: instancePath + "/department/name", schemaPath: "#/$defs/Department/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                                var valid8 = _errs34 === errors;
                              } else {
                                var valid8 = true;
                              }
                            }
                          } else {
                            validate44.errors = [{ instancePath: instancePath + "/department", schemaPath: "#/$defs/Department/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                            return false;
                          }
                        }
                        var valid0 = _errs29 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.call !== void 0) {
                          const _errs36 = errors;
                          if (!validate31(data.call, { instancePath: instancePath + "/call", parentData: data, parentDataProperty: "call", rootData })) {
                            vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs36 === errors;
                        } else {
                          var valid0 = true;
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate44.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate44.errors = vErrors;
  return errors === 0;
}
var validateCallEventReply = validate48;
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.result !== void 0) {
        if (typeof data.result !== "string") {
          validate48.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
          return false;
        }
      }
    } else {
      validate48.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate48.errors = vErrors;
  return errors === 0;
}
var validateUserToken = validate49;
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate49.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  validate49.errors = vErrors;
  return errors === 0;
}
var validateChatAcceptedEvent = validate50;
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event_name === void 0 && (missing0 = "event_name") || data.widget_id === void 0 && (missing0 = "widget_id") || data.visitor === void 0 && (missing0 = "visitor") || data.session === void 0 && (missing0 = "session") || data.page === void 0 && (missing0 = "page") || data.chat_id === void 0 && (missing0 = "chat_id") || data.agent === void 0 && (missing0 = "agent")) {
        validate50.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.event_name !== void 0) {
          let data0 = data.event_name;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate50.errors = [{ instancePath: instancePath + "/event_name", schemaPath: "#/properties/event_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("chat_accepted" !== data0) {
            validate50.errors = [{ instancePath: instancePath + "/event_name", schemaPath: "#/properties/event_name/const", keyword: "const", params: { allowedValue: "chat_accepted" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.widget_id !== void 0) {
            const _errs3 = errors;
            if (typeof data.widget_id !== "string") {
              validate50.errors = [{ instancePath: instancePath + "/widget_id", schemaPath: "#/$defs/WidgetId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.user_token !== void 0) {
              const _errs6 = errors;
              if (typeof data.user_token !== "string") {
                validate50.errors = [{ instancePath: instancePath + "/user_token", schemaPath: "#/$defs/UserToken/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.visitor !== void 0) {
                const _errs9 = errors;
                if (!validate37(data.visitor, { instancePath: instancePath + "/visitor", parentData: data, parentDataProperty: "visitor", rootData })) {
                  vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs9 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.session !== void 0) {
                  const _errs10 = errors;
                  if (!validate40(data.session, { instancePath: instancePath + "/session", parentData: data, parentDataProperty: "session", rootData })) {
                    vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.page !== void 0) {
                    let data5 = data.page;
                    const _errs11 = errors;
                    const _errs12 = errors;
                    if (errors === _errs12) {
                      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                        if (data5.url !== void 0) {
                          const _errs14 = errors;
                          if (typeof data5.url !== "string") {
                            validate50.errors = [{ instancePath: instancePath + "/page/url", schemaPath: "#/$defs/PageInfo/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid4 = _errs14 === errors;
                        } else {
                          var valid4 = true;
                        }
                        if (valid4) {
                          if (data5.title !== void 0) {
                            const _errs16 = errors;
                            if (typeof data5.title !== "string") {
                              validate50.errors = [{ instancePath: instancePath + "/page/title", schemaPath: "#/$defs/PageInfo/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            var valid4 = _errs16 === errors;
                          } else {
                            var valid4 = true;
                          }
                        }
                      } else {
                        validate50.errors = [{ instancePath: instancePath + "/page", schemaPath: "#/$defs/PageInfo/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid0 = _errs11 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.chat_id !== void 0) {
                      let data8 = data.chat_id;
                      const _errs18 = errors;
                      if (!(typeof data8 == "number" && isFinite(data8))) {
                        validate50.errors = [{ instancePath: instancePath + "/chat_id", schemaPath: "#/$defs/ChatNumber/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                        return false;
                      }
                      var valid0 = _errs18 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.agent !== void 0) {
                        let data9 = data.agent;
                        const _errs21 = errors;
                        const _errs22 = errors;
                        if (errors === _errs22) {
                          if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                            let missing1;
                            if (data9.id === void 0 && (missing1 = "id") || data9.name === void 0 && (missing1 = "name") || data9.email === void 0 && (missing1 = "email")) {
                              validate50.errors = [{ instancePath: instancePath + "/agent", schemaPath: "#/$defs/AgentInfo/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                              return false;
                            } else {
                              if (data9.id !== void 0) {
                                const _errs24 = errors;
                                if (typeof data9.id !== "string") {
                                  validate50.errors = [{ instancePath: instancePath + "/agent/id", schemaPath: "#/$defs/AgentInfo/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                                var valid7 = _errs24 === errors;
                              } else {
                                var valid7 = true;
                              }
                              if (valid7) {
                                if (data9.name !== void 0) {
                                  const _errs26 = errors;
                                  if (typeof data9.name !== "string") {
                                    validate50.errors = [{ instancePath: instancePath + "/agent/name", schemaPath: "#/$defs/AgentInfo/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                  var valid7 = _errs26 === errors;
                                } else {
                                  var valid7 = true;
                                }
                                if (valid7) {
                                  if (data9.email !== void 0) {
                                    const _errs28 = errors;
                                    if (typeof data9.email !== "string") {
                                      validate50.errors = [{ instancePath: instancePath + "/agent/email", schemaPath: "#/$defs/AgentInfo/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                    var valid7 = _errs28 === errors;
                                  } else {
                                    var valid7 = true;
                                  }
                                  if (valid7) {
                                    if (data9.phone !== void 0) {
                                      const _errs30 = errors;
                                      if (typeof data9.phone !== "string") {
                                        validate50.errors = [{ instancePath: instancePath + "/agent/phone", schemaPath: "#/$defs/AgentInfo/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                      var valid7 = _errs30 === errors;
                                    } else {
                                      var valid7 = true;
                                    }
                                  }
                                }
                              }
                            }
                          } else {
                            validate50.errors = [{ instancePath: instancePath + "/agent", schemaPath: "#/$defs/AgentInfo/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                            return false;
                          }
                        }
                        var valid0 = _errs21 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.department !== void 0) {
                          let data14 = data.department;
                          const _errs32 = errors;
                          const _errs33 = errors;
                          if (errors === _errs33) {
                            if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                              if (data14.id !== void 0) {
                                let data15 = data14.id;
                                const _errs35 = errors;
                                if (!(typeof data15 == "number" && isFinite(data15))) {
                                  validate50.errors = [{ instancePath: instancePath + "/department/id", schemaPath: "#/$defs/Department/properties/id/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                  return false;
                                }
                                var valid9 = _errs35 === errors;
                              } else {
                                var valid9 = true;
                              }
                              if (valid9) {
                                if (data14.name !== void 0) {
                                  const _errs37 = errors;
                                  if (typeof data14.name !== "string") {
                                    validate50.errors = [{ instancePath: instancePath + "/department/name", schemaPath: "#/$defs/Department/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                  var valid9 = _errs37 === errors;
                                } else {
                                  var valid9 = true;
                                }
                              }
                            } else {
                              validate50.errors = [{ instancePath: instancePath + "/department", schemaPath: "#/$defs/Department/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                              return false;
                            }
                          }
                          var valid0 = _errs32 === errors;
                        } else {
                          var valid0 = true;
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate50.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate50.errors = vErrors;
  return errors === 0;
}
var validateCustomField = validate53;
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.content !== void 0) {
        const _errs1 = errors;
        if (typeof data.content !== "string") {
          validate53.errors = [{ instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
          return false;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.title !== void 0) {
          const _errs3 = errors;
          if (typeof data.title !== "string") {
            validate53.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.link !== void 0) {
            const _errs5 = errors;
            if (typeof data.link !== "string") {
              validate53.errors = [{ instancePath: instancePath + "/link", schemaPath: "#/properties/link/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs5 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.key !== void 0) {
              const _errs7 = errors;
              if (typeof data.key !== "string") {
                validate53.errors = [{ instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs7 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate53.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate53.errors = vErrors;
  return errors === 0;
}
var validateCustomFields = validate54;
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (Array.isArray(data)) {
      var valid0 = true;
      const len0 = data.length;
      for (let i0 = 0; i0 < len0; i0++) {
        let data0 = data[i0];
        const _errs1 = errors;
        const _errs2 = errors;
        if (errors === _errs2) {
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.content !== void 0) {
              const _errs4 = errors;
              if (typeof data0.content !== "string") {
                validate54.errors = [{ instancePath: instancePath + "/" + i0 + "/content", schemaPath: "#/$defs/CustomField/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid2 = _errs4 === errors;
            } else {
              var valid2 = true;
            }
            if (valid2) {
              if (data0.title !== void 0) {
                const _errs6 = errors;
                if (typeof data0.title !== "string") {
                  validate54.errors = [{ instancePath: instancePath + "/" + i0 + "/title", schemaPath: "#/$defs/CustomField/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                  return false;
                }
                var valid2 = _errs6 === errors;
              } else {
                var valid2 = true;
              }
              if (valid2) {
                if (data0.link !== void 0) {
                  const _errs8 = errors;
                  if (typeof data0.link !== "string") {
                    validate54.errors = [{ instancePath: instancePath + "/" + i0 + "/link", schemaPath: "#/$defs/CustomField/properties/link/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid2 = _errs8 === errors;
                } else {
                  var valid2 = true;
                }
                if (valid2) {
                  if (data0.key !== void 0) {
                    const _errs10 = errors;
                    if (typeof data0.key !== "string") {
                      validate54.errors = [{ instancePath: instancePath + "/" + i0 + "/key", schemaPath: "#/$defs/CustomField/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                      return false;
                    }
                    var valid2 = _errs10 === errors;
                  } else {
                    var valid2 = true;
                  }
                }
              }
            }
          } else {
            validate54.errors = [{ instancePath: instancePath + "/" + i0, schemaPath: "#/$defs/CustomField/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
            return false;
          }
        }
        var valid0 = _errs1 === errors;
        if (!valid0) {
          break;
        }
      }
    } else {
      validate54.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
      return false;
    }
  }
  validate54.errors = vErrors;
  return errors === 0;
}
var validateSuppliedContact = validate55;
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name")) {
        validate55.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.name !== void 0) {
          const _errs1 = errors;
          if (typeof data.name !== "string") {
            validate55.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.phone !== void 0) {
            const _errs3 = errors;
            if (typeof data.phone !== "string") {
              validate55.errors = [{ instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.email !== void 0) {
              const _errs5 = errors;
              if (typeof data.email !== "string") {
                validate55.errors = [{ instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate55.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate55.errors = vErrors;
  return errors === 0;
}
var validateSuppliedPage = validate56;
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.url === void 0 && (missing0 = "url")) {
        validate56.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.url !== void 0) {
          const _errs1 = errors;
          if (typeof data.url !== "string") {
            validate56.errors = [{ instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.title !== void 0) {
            const _errs3 = errors;
            if (typeof data.title !== "string") {
              validate56.errors = [{ instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate56.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate56.errors = vErrors;
  return errors === 0;
}
var validateChatAcceptedReply = validate57;
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result")) {
        validate57.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.result !== void 0) {
          const _errs1 = errors;
          if (typeof data.result !== "string") {
            validate57.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.custom_data !== void 0) {
            const _errs3 = errors;
            if (!validate54(data.custom_data, { instancePath: instancePath + "/custom_data", parentData: data, parentDataProperty: "custom_data", rootData })) {
              vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.contact_info !== void 0) {
              let data2 = data.contact_info;
              const _errs4 = errors;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                  let missing1;
                  if (data2.name === void 0 && (missing1 = "name")) {
                    validate57.errors = [{ instancePath: instancePath + "/contact_info", schemaPath: "#/$defs/SuppliedContact/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                    return false;
                  } else {
                    if (data2.name !== void 0) {
                      const _errs7 = errors;
                      if (typeof data2.name !== "string") {
                        validate57.errors = [{ instancePath: instancePath + "/contact_info/name", schemaPath: "#/$defs/SuppliedContact/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid2 = _errs7 === errors;
                    } else {
                      var valid2 = true;
                    }
                    if (valid2) {
                      if (data2.phone !== void 0) {
                        const _errs9 = errors;
                        if (typeof data2.phone !== "string") {
                          validate57.errors = [{ instancePath: instancePath + "/contact_info/phone", schemaPath: "#/$defs/SuppliedContact/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        var valid2 = _errs9 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (valid2) {
                        if (data2.email !== void 0) {
                          const _errs11 = errors;
                          if (typeof data2.email !== "string") {
                            validate57.errors = [{ instancePath: instancePath + "/contact_info/email", schemaPath: "#/$defs/SuppliedContact/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid2 = _errs11 === errors;
                        } else {
                          var valid2 = true;
                        }
                      }
                    }
                  }
                } else {
                  validate57.errors = [{ instancePath: instancePath + "/contact_info", schemaPath: "#/$defs/SuppliedContact/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.enable_assign !== void 0) {
                const _errs13 = errors;
                if (typeof data.enable_assign !== "boolean") {
                  validate57.errors = [{ instancePath: instancePath + "/enable_assign", schemaPath: "#/properties/enable_assign/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                var valid0 = _errs13 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.crm_link !== void 0) {
                  const _errs15 = errors;
                  if (typeof data.crm_link !== "string") {
                    validate57.errors = [{ instancePath: instancePath + "/crm_link", schemaPath: "#/properties/crm_link/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                    return false;
                  }
                  var valid0 = _errs15 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.page !== void 0) {
                    let data8 = data.page;
                    const _errs17 = errors;
                    const _errs18 = errors;
                    if (errors === _errs18) {
                      if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                        let missing2;
                        if (data8.url === void 0 && (missing2 = "url")) {
                          validate57.errors = [{ instancePath: instancePath + "/page", schemaPath: "#/$defs/SuppliedPage/required", keyword: "required", params: { missingProperty: missing2 }, message: "must have required property '" + missing2 + "'" }];
                          return false;
                        } else {
                          if (data8.url !== void 0) {
                            const _errs20 = errors;
                            if (typeof data8.url !== "string") {
                              validate57.errors = [{ instancePath: instancePath + "/page/url", schemaPath: "#/$defs/SuppliedPage/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            var valid4 = _errs20 === errors;
                          } else {
                            var valid4 = true;
                          }
                          if (valid4) {
                            if (data8.title !== void 0) {
                              const _errs22 = errors;
                              if (typeof data8.title !== "string") {
                                validate57.errors = [{ instancePath: instancePath + "/page/title", schemaPath: "#/$defs/SuppliedPage/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                return false;
                              }
                              var valid4 = _errs22 === errors;
                            } else {
                              var valid4 = true;
                            }
                          }
                        }
                      } else {
                        validate57.errors = [{ instancePath: instancePath + "/page", schemaPath: "#/$defs/SuppliedPage/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid0 = _errs17 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate57.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate57.errors = vErrors;
  return errors === 0;
}
var validateChatAssignedEvent = validate59;
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event_name === void 0 && (missing0 = "event_name") || data.widget_id === void 0 && (missing0 = "widget_id") || data.visitor === void 0 && (missing0 = "visitor") || data.session === void 0 && (missing0 = "session") || data.page === void 0 && (missing0 = "page") || data.chat_id === void 0 && (missing0 = "chat_id") || data.agent === void 0 && (missing0 = "agent") || data.assign_to === void 0 && (missing0 = "assign_to")) {
        validate59.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.event_name !== void 0) {
          let data0 = data.event_name;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate59.errors = [{ instancePath: instancePath + "/event_name", schemaPath: "#/properties/event_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("chat_assigned" !== data0) {
            validate59.errors = [{ instancePath: instancePath + "/event_name", schemaPath: "#/properties/event_name/const", keyword: "const", params: { allowedValue: "chat_assigned" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.widget_id !== void 0) {
            const _errs3 = errors;
            if (typeof data.widget_id !== "string") {
              validate59.errors = [{ instancePath: instancePath + "/widget_id", schemaPath: "#/$defs/WidgetId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.user_token !== void 0) {
              const _errs6 = errors;
              if (typeof data.user_token !== "string") {
                validate59.errors = [{ instancePath: instancePath + "/user_token", schemaPath: "#/$defs/UserToken/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.visitor !== void 0) {
                const _errs9 = errors;
                if (!validate37(data.visitor, { instancePath: instancePath + "/visitor", parentData: data, parentDataProperty: "visitor", rootData })) {
                  vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs9 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.session !== void 0) {
                  const _errs10 = errors;
                  if (!validate40(data.session, { instancePath: instancePath + "/session", parentData: data, parentDataProperty: "session", rootData })) {
                    vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.page !== void 0) {
                    let data5 = data.page;
                    const _errs11 = errors;
                    const _errs12 = errors;
                    if (errors === _errs12) {
                      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                        if (data5.url !== void 0) {
                          const _errs14 = errors;
                          if (typeof data5.url !== "string") {
                            validate59.errors = [{ instancePath: instancePath + "/page/url", schemaPath: "#/$defs/PageInfo/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid4 = _errs14 === errors;
                        } else {
                          var valid4 = true;
                        }
                        if (valid4) {
                          if (data5.title !== void 0) {
                            const _errs16 = errors;
                            if (typeof data5.title !== "string") {
                              validate59.errors = [{ instancePath: instancePath + "/page/title", schemaPath: "#/$defs/PageInfo/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            var valid4 = _errs16 === errors;
                          } else {
                            var valid4 = true;
                          }
                        }
                      } else {
                        validate59.errors = [{ instancePath: instancePath + "/page", schemaPath: "#/$defs/PageInfo/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid0 = _errs11 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.chat_id !== void 0) {
                      let data8 = data.chat_id;
                      const _errs18 = errors;
                      if (!(typeof data8 == "number" && isFinite(data8))) {
                        validate59.errors = [{ instancePath: instancePath + "/chat_id", schemaPath: "#/$defs/ChatNumber/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                        return false;
                      }
                      var valid0 = _errs18 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.agent !== void 0) {
                        let data9 = data.agent;
                        const _errs21 = errors;
                        const _errs22 = errors;
                        if (errors === _errs22) {
                          if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                            let missing1;
                            if (data9.id === void 0 && (missing1 = "id") || data9.name === void 0 && (missing1 = "name") || data9.email === void 0 && (missing1 = "email")) {
                              validate59.errors = [{ instancePath: instancePath + "/agent", schemaPath: "#/$defs/AgentInfo/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                              return false;
                            } else {
                              if (data9.id !== void 0) {
                                const _errs24 = errors;
                                if (typeof data9.id !== "string") {
                                  validate59.errors = [{ instancePath: instancePath + "/agent/id", schemaPath: "#/$defs/AgentInfo/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                                var valid7 = _errs24 === errors;
                              } else {
                                var valid7 = true;
                              }
                              if (valid7) {
                                if (data9.name !== void 0) {
                                  const _errs26 = errors;
                                  if (typeof data9.name !== "string") {
                                    validate59.errors = [{ instancePath: instancePath + "/agent/name", schemaPath: "#/$defs/AgentInfo/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                  var valid7 = _errs26 === errors;
                                } else {
                                  var valid7 = true;
                                }
                                if (valid7) {
                                  if (data9.email !== void 0) {
                                    const _errs28 = errors;
                                    if (typeof data9.email !== "string") {
                                      validate59.errors = [{ instancePath: instancePath + "/agent/email", schemaPath: "#/$defs/AgentInfo/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                    var valid7 = _errs28 === errors;
                                  } else {
                                    var valid7 = true;
                                  }
                                  if (valid7) {
                                    if (data9.phone !== void 0) {
                                      const _errs30 = errors;
                                      if (typeof data9.phone !== "string") {
                                        validate59.errors = [{ instancePath: instancePath + "/agent/phone", schemaPath: "#/$defs/AgentInfo/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                      var valid7 = _errs30 === errors;
                                    } else {
                                      var valid7 = true;
                                    }
                                  }
                                }
                              }
                            }
                          } else {
                            validate59.errors = [{ instancePath: instancePath + "/agent", schemaPath: "#/$defs/AgentInfo/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                            return false;
                          }
                        }
                        var valid0 = _errs21 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.department !== void 0) {
                          let data14 = data.department;
                          const _errs32 = errors;
                          const _errs33 = errors;
                          if (errors === _errs33) {
                            if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                              if (data14.id !== void 0) {
                                let data15 = data14.id;
                                const _errs35 = errors;
                                if (!(typeof data15 == "number" && isFinite(data15))) {
                                  validate59.errors = [{ instancePath: instancePath + "/department/id", schemaPath: "#/$defs/Department/properties/id/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                  return false;
                                }
                                var valid9 = _errs35 === errors;
                              } else {
                                var valid9 = true;
                              }
                              if (valid9) {
                                if (data14.name !== void 0) {
                                  const _errs37 = errors;
                                  if (typeof data14.name !== "string") {
                                    validate59.errors = [{ instancePath: instancePath + "/department/name", schemaPath: "#/$defs/Department/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                  var valid9 = _errs37 === errors;
                                } else {
                                  var valid9 = true;
                                }
                              }
                            } else {
                              validate59.errors = [{ instancePath: instancePath + "/department", schemaPath: "#/$defs/Department/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                              return false;
                            }
                          }
                          var valid0 = _errs32 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.assign_to !== void 0) {
                            const _errs39 = errors;
                            if (typeof data.assign_to !== "string") {
                              validate59.errors = [{ instancePath: instancePath + "/assign_to", schemaPath: "#/properties/assign_to/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            var valid0 = _errs39 === errors;
                          } else {
                            var valid0 = true;
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate59.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate59.errors = vErrors;
  return errors === 0;
}
var validateVisitorChatMessage = validate62;
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  const _errs1 = errors;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (data.agent_id === void 0 && (missing0 = "agent_id")) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    }
  }
  var valid0 = _errs2 === errors;
  if (valid0) {
    validate62.errors = [{ instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }];
    return false;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing1;
      if (data.timestamp === void 0 && (missing1 = "timestamp") || data.type === void 0 && (missing1 = "type")) {
        validate62.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
        return false;
      } else {
        if (data.timestamp !== void 0) {
          let data0 = data.timestamp;
          const _errs3 = errors;
          if (!(typeof data0 == "number" && isFinite(data0))) {
            validate62.errors = [{ instancePath: instancePath + "/timestamp", schemaPath: "#/$defs/ReceiptTime/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
            return false;
          }
          var valid1 = _errs3 === errors;
        } else {
          var valid1 = true;
        }
        if (valid1) {
          if (data.type !== void 0) {
            let data1 = data.type;
            const _errs6 = errors;
            if (typeof data1 !== "string") {
              validate62.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            if ("visitor" !== data1) {
              validate62.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "visitor" }, message: "must be equal to constant" }];
              return false;
            }
            var valid1 = _errs6 === errors;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.message !== void 0) {
              const _errs8 = errors;
              if (typeof data.message !== "string") {
                validate62.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/$defs/FinishedChatWords/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid1 = _errs8 === errors;
            } else {
              var valid1 = true;
            }
            if (valid1) {
              if (data.blacklisted !== void 0) {
                const _errs11 = errors;
                if (typeof data.blacklisted !== "boolean") {
                  validate62.errors = [{ instancePath: instancePath + "/blacklisted", schemaPath: "#/properties/blacklisted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                  return false;
                }
                var valid1 = _errs11 === errors;
              } else {
                var valid1 = true;
              }
            }
          }
        }
      }
    } else {
      validate62.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate62.errors = vErrors;
  return errors === 0;
}
var validateFinishedChatMessage = validate63;
var schema97 = { "type": "object", "required": ["type"], "properties": { "type": { "enum": ["visitor", "agent"] } }, "x-tag": { "path": ["type"], "values": [["visitor"], ["agent"]] }, "x-branches": [{ "$ref": "#/$defs/VisitorChatMessage" }, { "$ref": "#/$defs/AgentChatMessage" }] };
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type")) {
        validate63.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.type !== void 0) {
          let data0 = data.type;
          const _errs1 = errors;
          if (!(data0 === "visitor" || data0 === "agent")) {
            validate63.errors = [{ instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema97.properties.type.enum }, message: "must be equal to one of the allowed values" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          const tag0 = data.type;
          if (tag0 === "visitor") {
            if (!validate62(data, { instancePath, parentData, parentDataProperty, rootData })) {
              vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
              errors = vErrors.length;
            }
          } else if (tag0 === "agent") {
            if (!validate23(data, { instancePath, parentData, parentDataProperty, rootData })) {
              vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
              errors = vErrors.length;
            }
          }
        }
      }
    } else {
      validate63.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate63.errors = vErrors;
  return errors === 0;
}
var validateChatRate = validate66;
var schema98 = { "type": ["string", "null"], "enum": ["positive", "negative", null] };
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string" && data !== null) {
    validate66.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema98.type }, message: "must be string,null" }];
    return false;
  }
  if (!(data === "positive" || data === "negative" || data === null)) {
    validate66.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema98.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate66.errors = vErrors;
  return errors === 0;
}
var validateFinishedChat = validate67;
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.messages === void 0 && (missing0 = "messages") || data.rate === void 0 && (missing0 = "rate") || data.blacklisted === void 0 && (missing0 = "blacklisted")) {
        validate67.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.messages !== void 0) {
          let data0 = data.messages;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (Array.isArray(data0)) {
              var valid1 = true;
              const len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                const _errs3 = errors;
                if (!validate63(data0[i0], { instancePath: instancePath + "/messages/" + i0, parentData: data0, parentDataProperty: i0, rootData })) {
                  vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if (!valid1) {
                  break;
                }
              }
            } else {
              validate67.errors = [{ instancePath: instancePath + "/messages", schemaPath: "#/properties/messages/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.rate !== void 0) {
            let data2 = data.rate;
            const _errs4 = errors;
            if (typeof data2 !== "string" && data2 !== null) {
              validate67.errors = [{ instancePath: instancePath + "/rate", schemaPath: "#/$defs/ChatRate/type", keyword: "type", params: { type: schema98.type }, message: "must be string,null" }];
              return false;
            }
            if (!(data2 === "positive" || data2 === "negative" || data2 === null)) {
              validate67.errors = [{ instancePath: instancePath + "/rate", schemaPath: "#/$defs/ChatRate/enum", keyword: "enum", params: { allowedValues: schema98.enum }, message: "must be equal to one of the allowed values" }];
              return false;
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.blacklisted !== void 0) {
              const _errs7 = errors;
              if (typeof data.blacklisted !== "boolean") {
                validate67.errors = [{ instancePath: instancePath + "/blacklisted", schemaPath: "#/properties/blacklisted/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" }];
                return false;
              }
              var valid0 = _errs7 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate67.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate67.errors = vErrors;
  return errors === 0;
}
var validateChatFinishedEvent = validate69;
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event_name === void 0 && (missing0 = "event_name") || data.widget_id === void 0 && (missing0 = "widget_id") || data.visitor === void 0 && (missing0 = "visitor") || data.session === void 0 && (missing0 = "session") || data.page === void 0 && (missing0 = "page") || data.chat_id === void 0 && (missing0 = "chat_id") || data.agents === void 0 && (missing0 = "agents") || data.chat === void 0 && (missing0 = "chat")) {
        validate69.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.event_name !== void 0) {
          let data0 = data.event_name;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate69.errors = [{ instancePath: instancePath + "/event_name", schemaPath: "#/properties/event_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("chat_finished" !== data0) {
            validate69.errors = [{ instancePath: instancePath + "/event_name", schemaPath: "#/properties/event_name/const", keyword: "const", params: { allowedValue: "chat_finished" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.widget_id !== void 0) {
            const _errs3 = errors;
            if (typeof data.widget_id !== "string") {
              validate69.errors = [{ instancePath: instancePath + "/widget_id", schemaPath: "#/$defs/WidgetId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.user_token !== void 0) {
              const _errs6 = errors;
              if (typeof data.user_token !== "string") {
                validate69.errors = [{ instancePath: instancePath + "/user_token", schemaPath: "#/$defs/UserToken/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.visitor !== void 0) {
                const _errs9 = errors;
                if (!validate37(data.visitor, { instancePath: instancePath + "/visitor", parentData: data, parentDataProperty: "visitor", rootData })) {
                  vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs9 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.session !== void 0) {
                  const _errs10 = errors;
                  if (!validate40(data.session, { instancePath: instancePath + "/session", parentData: data, parentDataProperty: "session", rootData })) {
                    vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.page !== void 0) {
                    let data5 = data.page;
                    const _errs11 = errors;
                    const _errs12 = errors;
                    if (errors === _errs12) {
                      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                        if (data5.url !== void 0) {
                          const _errs14 = errors;
                          if (typeof data5.url !== "string") {
                            validate69.errors = [{ instancePath: instancePath + "/page/url", schemaPath: "#/$defs/PageInfo/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid4 = _errs14 === errors;
                        } else {
                          var valid4 = true;
                        }
                        if (valid4) {
                          if (data5.title !== void 0) {
                            const _errs16 = errors;
                            if (typeof data5.title !== "string") {
                              validate69.errors = [{ instancePath: instancePath + "/page/title", schemaPath: "#/$defs/PageInfo/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            var valid4 = _errs16 === errors;
                          } else {
                            var valid4 = true;
                          }
                        }
                      } else {
                        validate69.errors = [{ instancePath: instancePath + "/page", schemaPath: "#/$defs/PageInfo/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid0 = _errs11 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.chat_id !== void 0) {
                      let data8 = data.chat_id;
                      const _errs18 = errors;
                      if (!(typeof data8 == "number" && isFinite(data8))) {
                        validate69.errors = [{ instancePath: instancePath + "/chat_id", schemaPath: "#/$defs/ChatNumber/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                        return false;
                      }
                      var valid0 = _errs18 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.agents !== void 0) {
                        let data9 = data.agents;
                        const _errs21 = errors;
                        if (errors === _errs21) {
                          if (Array.isArray(data9)) {
                            var valid6 = true;
                            const len0 = data9.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              let data10 = data9[i0];
                              const _errs23 = errors;
                              const _errs24 = errors;
                              if (errors === _errs24) {
                                if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                                  let missing1;
                                  if (data10.id === void 0 && (missing1 = "id") || data10.name === void 0 && (missing1 = "name") || data10.email === void 0 && (missing1 = "email")) {
                                    validate69.errors = [{ instancePath: instancePath + "/agents/" + i0, schemaPath: "#/$defs/AgentInfo/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                                    return false;
                                  } else {
                                    if (data10.id !== void 0) {
                                      const _errs26 = errors;
                                      if (typeof data10.id !== "string") {
                                        validate69.errors = [{ instancePath: instancePath + "/agents/" + i0 + "/id", schemaPath: "#/$defs/AgentInfo/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                      var valid8 = _errs26 === errors;
                                    } else {
                                      var valid8 = true;
                                    }
                                    if (valid8) {
                                      if (data10.name !== void 0) {
                                        const _errs28 = errors;
                                        if (typeof data10.name !== "string") {
                                          validate69.errors = [{ instancePath: instancePath + "/agents/" + i0 + "/name", schemaPath: "#/$defs/AgentInfo/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                          return false;
                                        }
                                        var valid8 = _errs28 === errors;
                                      } else {
                                        var valid8 = true;
                                      }
                                      if (valid8) {
                                        if (data10.email !== void 0) {
                                          const _errs30 = errors;
                                          if (typeof data10.email !== "string") {
                                            validate69.errors = [{ instancePath: instancePath + "/agents/" + i0 + "/email", schemaPath: "#/$defs/AgentInfo/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                            return false;
                                          }
                                          var valid8 = _errs30 === errors;
                                        } else {
                                          var valid8 = true;
                                        }
                                        if (valid8) {
                                          if (data10.phone !== void 0) {
                                            const _errs32 = errors;
                                            if (typeof data10.phone !== "string") {
                                              validate69.errors = [{ instancePath: instancePath + "/agents/" + i0 + "/phone", schemaPath: "#/$defs/AgentInfo/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                              return false;
                                            }
                                            var valid8 = _errs32 === errors;
                                          } else {
                                            var valid8 = true;
                                          }
                                        }
                                      }
                                    }
                                  }
                                } else {
                                  validate69.errors = [{ instancePath: instancePath + "/agents/" + i0, schemaPath: "#/$defs/AgentInfo/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                                  return false;
                                }
                              }
                              var valid6 = _errs23 === errors;
                              if (!valid6) {
                                break;
                              }
                            }
                          } else {
                            validate69.errors = [{ instancePath: instancePath + "/agents", schemaPath: "#/properties/agents/type", keyword: "type", params: { type: "array" }, message: "must be array" }];
                            return false;
                          }
                        }
                        var valid0 = _errs21 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.department !== void 0) {
                          let data15 = data.department;
                          const _errs34 = errors;
                          const _errs35 = errors;
                          if (errors === _errs35) {
                            if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                              if (data15.id !== void 0) {
                                let data16 = data15.id;
                                const _errs37 = errors;
                                if (!(typeof data16 == "number" && isFinite(data16))) {
                                  validate69.errors = [{ instancePath: instancePath + "/department/id", schemaPath: "#/$defs/Department/properties/id/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                  return false;
                                }
                                var valid10 = _errs37 === errors;
                              } else {
                                var valid10 = true;
                              }
                              if (valid10) {
                                if (data15.name !== void 0) {
                                  const _errs39 = errors;
                                  if (typeof data15.name !== "string") {
                                    validate69.errors = [{ instancePath: instancePath + "/department/name", schemaPath: "#/$defs/Department/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                  var valid10 = _errs39 === errors;
                                } else {
                                  var valid10 = true;
                                }
                              }
                            } else {
                              validate69.errors = [{ instancePath: instancePath + "/department", schemaPath: "#/$defs/Department/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                              return false;
                            }
                          }
                          var valid0 = _errs34 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.chat !== void 0) {
                            const _errs41 = errors;
                            if (!validate67(data.chat, { instancePath: instancePath + "/chat", parentData: data, parentDataProperty: "chat", rootData })) {
                              vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs41 === errors;
                          } else {
                            var valid0 = true;
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate69.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate69.errors = vErrors;
  return errors === 0;
}
var validateChatUpdatedEvent = validate73;
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event_name === void 0 && (missing0 = "event_name") || data.widget_id === void 0 && (missing0 = "widget_id") || data.visitor === void 0 && (missing0 = "visitor") || data.session === void 0 && (missing0 = "session") || data.page === void 0 && (missing0 = "page") || data.chat_id === void 0 && (missing0 = "chat_id") || data.agent === void 0 && (missing0 = "agent")) {
        validate73.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.event_name !== void 0) {
          let data0 = data.event_name;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate73.errors = [{ instancePath: instancePath + "/event_name", schemaPath: "#/properties/event_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if ("chat_updated" !== data0) {
            validate73.errors = [{ instancePath: instancePath + "/event_name", schemaPath: "#/properties/event_name/const", keyword: "const", params: { allowedValue: "chat_updated" }, message: "must be equal to constant" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.widget_id !== void 0) {
            const _errs3 = errors;
            if (typeof data.widget_id !== "string") {
              validate73.errors = [{ instancePath: instancePath + "/widget_id", schemaPath: "#/$defs/WidgetId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.user_token !== void 0) {
              const _errs6 = errors;
              if (typeof data.user_token !== "string") {
                validate73.errors = [{ instancePath: instancePath + "/user_token", schemaPath: "#/$defs/UserToken/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.visitor !== void 0) {
                const _errs9 = errors;
                if (!validate37(data.visitor, { instancePath: instancePath + "/visitor", parentData: data, parentDataProperty: "visitor", rootData })) {
                  vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs9 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.session !== void 0) {
                  const _errs10 = errors;
                  if (!validate40(data.session, { instancePath: instancePath + "/session", parentData: data, parentDataProperty: "session", rootData })) {
                    vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs10 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.page !== void 0) {
                    let data5 = data.page;
                    const _errs11 = errors;
                    const _errs12 = errors;
                    if (errors === _errs12) {
                      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                        if (data5.url !== void 0) {
                          const _errs14 = errors;
                          if (typeof data5.url !== "string") {
                            validate73.errors = [{ instancePath: instancePath + "/page/url", schemaPath: "#/$defs/PageInfo/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid4 = _errs14 === errors;
                        } else {
                          var valid4 = true;
                        }
                        if (valid4) {
                          if (data5.title !== void 0) {
                            const _errs16 = errors;
                            if (typeof data5.title !== "string") {
                              validate73.errors = [{ instancePath: instancePath + "/page/title", schemaPath: "#/$defs/PageInfo/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            var valid4 = _errs16 === errors;
                          } else {
                            var valid4 = true;
                          }
                        }
                      } else {
                        validate73.errors = [{ instancePath: instancePath + "/page", schemaPath: "#/$defs/PageInfo/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid0 = _errs11 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.chat_id !== void 0) {
                      let data8 = data.chat_id;
                      const _errs18 = errors;
                      if (!(typeof data8 == "number" && isFinite(data8))) {
                        validate73.errors = [{ instancePath: instancePath + "/chat_id", schemaPath: "#/$defs/ChatNumber/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                        return false;
                      }
                      var valid0 = _errs18 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.agent !== void 0) {
                        let data9 = data.agent;
                        const _errs21 = errors;
                        const _errs22 = errors;
                        if (errors === _errs22) {
                          if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                            let missing1;
                            if (data9.id === void 0 && (missing1 = "id") || data9.name === void 0 && (missing1 = "name") || data9.email === void 0 && (missing1 = "email")) {
                              validate73.errors = [{ instancePath: instancePath + "/agent", schemaPath: "#/$defs/AgentInfo/required", keyword: "required", params: { missingProperty: missing1 }, message: "must have required property '" + missing1 + "'" }];
                              return false;
                            } else {
                              if (data9.id !== void 0) {
                                const _errs24 = errors;
                                if (typeof data9.id !== "string") {
                                  validate73.errors = [{ instancePath: instancePath + "/agent/id", schemaPath: "#/$defs/AgentInfo/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                  return false;
                                }
                                var valid7 = _errs24 === errors;
                              } else {
                                var valid7 = true;
                              }
                              if (valid7) {
                                if (data9.name !== void 0) {
                                  const _errs26 = errors;
                                  if (typeof data9.name !== "string") {
                                    validate73.errors = [{ instancePath: instancePath + "/agent/name", schemaPath: "#/$defs/AgentInfo/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                  var valid7 = _errs26 === errors;
                                } else {
                                  var valid7 = true;
                                }
                                if (valid7) {
                                  if (data9.email !== void 0) {
                                    const _errs28 = errors;
                                    if (typeof data9.email !== "string") {
                                      validate73.errors = [{ instancePath: instancePath + "/agent/email", schemaPath: "#/$defs/AgentInfo/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                      return false;
                                    }
                                    var valid7 = _errs28 === errors;
                                  } else {
                                    var valid7 = true;
                                  }
                                  if (valid7) {
                                    if (data9.phone !== void 0) {
                                      const _errs30 = errors;
                                      if (typeof data9.phone !== "string") {
                                        validate73.errors = [{ instancePath: instancePath + "/agent/phone", schemaPath: "#/$defs/AgentInfo/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                        return false;
                                      }
                                      var valid7 = _errs30 === errors;
                                    } else {
                                      var valid7 = true;
                                    }
                                  }
                                }
                              }
                            }
                          } else {
                            validate73.errors = [{ instancePath: instancePath + "/agent", schemaPath: "#/$defs/AgentInfo/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                            return false;
                          }
                        }
                        var valid0 = _errs21 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.department !== void 0) {
                          let data14 = data.department;
                          const _errs32 = errors;
                          const _errs33 = errors;
                          if (errors === _errs33) {
                            if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                              if (data14.id !== void 0) {
                                let data15 = data14.id;
                                const _errs35 = errors;
                                if (!(typeof data15 == "number" && isFinite(data15))) {
                                  validate73.errors = [{ instancePath: instancePath + "/department/id", schemaPath: "#/$defs/Department/properties/id/type", keyword: "type", params: { type: "number" }, message: "must be number" }];
                                  return false;
                                }
                                var valid9 = _errs35 === errors;
                              } else {
                                var valid9 = true;
                              }
                              if (valid9) {
                                if (data14.name !== void 0) {
                                  const _errs37 = errors;
                                  if (typeof data14.name !== "string") {
                                    validate73.errors = [{ instancePath: instancePath + "/department/name", schemaPath: "#/$defs/Department/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                                    return false;
                                  }
                                  var valid9 = _errs37 === errors;
                                } else {
                                  var valid9 = true;
                                }
                              }
                            } else {
                              validate73.errors = [{ instancePath: instancePath + "/department", schemaPath: "#/$defs/Department/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                              return false;
                            }
                          }
                          var valid0 = _errs32 === errors;
                        } else {
                          var valid0 = true;
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate73.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate73.errors = vErrors;
  return errors === 0;
}
var validateOfflineMessageEventName = validate76;
var schema115 = { "type": "string", "enum": ["offline_message", "offline_messages"] };
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (typeof data !== "string") {
    validate76.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
    return false;
  }
  if (!(data === "offline_message" || data === "offline_messages")) {
    validate76.errors = [{ instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema115.enum }, message: "must be equal to one of the allowed values" }];
    return false;
  }
  validate76.errors = vErrors;
  return errors === 0;
}
var validateOfflineMessageEvent = validate77;
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.event_name === void 0 && (missing0 = "event_name") || data.widget_id === void 0 && (missing0 = "widget_id") || data.visitor === void 0 && (missing0 = "visitor") || data.session === void 0 && (missing0 = "session") || data.page === void 0 && (missing0 = "page") || data.offline_message_id === void 0 && (missing0 = "offline_message_id") || data.message === void 0 && (missing0 = "message")) {
        validate77.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.event_name !== void 0) {
          let data0 = data.event_name;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate77.errors = [{ instancePath: instancePath + "/event_name", schemaPath: "#/$defs/OfflineMessageEventName/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          if (!(data0 === "offline_message" || data0 === "offline_messages")) {
            validate77.errors = [{ instancePath: instancePath + "/event_name", schemaPath: "#/$defs/OfflineMessageEventName/enum", keyword: "enum", params: { allowedValues: schema115.enum }, message: "must be equal to one of the allowed values" }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.widget_id !== void 0) {
            const _errs4 = errors;
            if (typeof data.widget_id !== "string") {
              validate77.errors = [{ instancePath: instancePath + "/widget_id", schemaPath: "#/$defs/WidgetId/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.user_token !== void 0) {
              const _errs7 = errors;
              if (typeof data.user_token !== "string") {
                validate77.errors = [{ instancePath: instancePath + "/user_token", schemaPath: "#/$defs/UserToken/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                return false;
              }
              var valid0 = _errs7 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.visitor !== void 0) {
                const _errs10 = errors;
                if (!validate37(data.visitor, { instancePath: instancePath + "/visitor", parentData: data, parentDataProperty: "visitor", rootData })) {
                  vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs10 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.session !== void 0) {
                  const _errs11 = errors;
                  if (!validate40(data.session, { instancePath: instancePath + "/session", parentData: data, parentDataProperty: "session", rootData })) {
                    vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs11 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.page !== void 0) {
                    let data5 = data.page;
                    const _errs12 = errors;
                    const _errs13 = errors;
                    if (errors === _errs13) {
                      if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                        if (data5.url !== void 0) {
                          const _errs15 = errors;
                          if (typeof data5.url !== "string") {
                            validate77.errors = [{ instancePath: instancePath + "/page/url", schemaPath: "#/$defs/PageInfo/properties/url/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                            return false;
                          }
                          var valid5 = _errs15 === errors;
                        } else {
                          var valid5 = true;
                        }
                        if (valid5) {
                          if (data5.title !== void 0) {
                            const _errs17 = errors;
                            if (typeof data5.title !== "string") {
                              validate77.errors = [{ instancePath: instancePath + "/page/title", schemaPath: "#/$defs/PageInfo/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                              return false;
                            }
                            var valid5 = _errs17 === errors;
                          } else {
                            var valid5 = true;
                          }
                        }
                      } else {
                        validate77.errors = [{ instancePath: instancePath + "/page", schemaPath: "#/$defs/PageInfo/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
                        return false;
                      }
                    }
                    var valid0 = _errs12 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.offline_message_id !== void 0) {
                      const _errs19 = errors;
                      if (typeof data.offline_message_id !== "string") {
                        validate77.errors = [{ instancePath: instancePath + "/offline_message_id", schemaPath: "#/properties/offline_message_id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                        return false;
                      }
                      var valid0 = _errs19 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.message !== void 0) {
                        const _errs21 = errors;
                        if (typeof data.message !== "string") {
                          validate77.errors = [{ instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
                          return false;
                        }
                        var valid0 = _errs21 === errors;
                      } else {
                        var valid0 = true;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate77.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate77.errors = vErrors;
  return errors === 0;
}
var validateSignatureHeaders = validate80;
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data["webhook-id"] !== void 0) {
        const _errs1 = errors;
        if (typeof data["webhook-id"] !== "string") {
          validate80.errors = [{ instancePath: instancePath + "/webhook-id", schemaPath: "#/properties/webhook-id/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
          return false;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data["webhook-timestamp"] !== void 0) {
          const _errs3 = errors;
          if (typeof data["webhook-timestamp"] !== "string") {
            validate80.errors = [{ instancePath: instancePath + "/webhook-timestamp", schemaPath: "#/properties/webhook-timestamp/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
            return false;
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data["webhook-signature"] !== void 0) {
            const _errs5 = errors;
            if (typeof data["webhook-signature"] !== "string") {
              validate80.errors = [{ instancePath: instancePath + "/webhook-signature", schemaPath: "#/properties/webhook-signature/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
            var valid0 = _errs5 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate80.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate80.errors = vErrors;
  return errors === 0;
}
var validateWebhookResult = validate81;
var pattern4 = new RegExp("^([Oo][Kk]|[Ff][Aa][Ii][Ll][Uu][Rr][Ee])$", "u");
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (typeof data === "string") {
      if (!pattern4.test(data)) {
        validate81.errors = [{ instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^([Oo][Kk]|[Ff][Aa][Ii][Ll][Uu][Rr][Ee])$" }, message: 'must match pattern "^([Oo][Kk]|[Ff][Aa][Ii][Ll][Uu][Rr][Ee])$"' }];
        return false;
      }
    } else {
      validate81.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
      return false;
    }
  }
  validate81.errors = vErrors;
  return errors === 0;
}
var validateWebhookReply = validate82;
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result")) {
        validate82.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 }, message: "must have required property '" + missing0 + "'" }];
        return false;
      } else {
        if (data.result !== void 0) {
          let data0 = data.result;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (typeof data0 === "string") {
              if (!pattern4.test(data0)) {
                validate82.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/$defs/WebhookResult/pattern", keyword: "pattern", params: { pattern: "^([Oo][Kk]|[Ff][Aa][Ii][Ll][Uu][Rr][Ee])$" }, message: 'must match pattern "^([Oo][Kk]|[Ff][Aa][Ii][Ll][Uu][Rr][Ee])$"' }];
                return false;
              }
            } else {
              validate82.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/$defs/WebhookResult/type", keyword: "type", params: { type: "string" }, message: "must be string" }];
              return false;
            }
          }
        }
      }
    } else {
      validate82.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }];
      return false;
    }
  }
  validate82.errors = vErrors;
  return errors === 0;
}
export {
  validateAgentChatMessage,
  validateAgentInfo,
  validateCall,
  validateCallEvent,
  validateCallEventReply,
  validateCallPhone,
  validateCallType,
  validateChatAcceptedEvent,
  validateChatAcceptedReply,
  validateChatAssignedEvent,
  validateChatFinishedEvent,
  validateChatNumber,
  validateChatRate,
  validateChatUpdatedEvent,
  validateCustomField,
  validateCustomFields,
  validateDepartment,
  validateEndedCall,
  validateFailedCall,
  validateFinishedChat,
  validateFinishedChatMessage,
  validateFinishedChatWords,
  validateGeoIp,
  validateOfflineMessageEvent,
  validateOfflineMessageEventName,
  validatePageInfo,
  validateReceiptTime,
  validateRunningCall,
  validateRunningCallStatus,
  validateSession,
  validateSignatureHeaders,
  validateSocialNetworks,
  validateSuppliedContact,
  validateSuppliedPage,
  validateUserToken,
  validateUtmTags,
  validateVisitor,
  validateVisitorChatMessage,
  validateWebhookReply,
  validateWebhookResult,
  validateWidgetId
};
